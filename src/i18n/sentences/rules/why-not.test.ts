import { expect, test } from 'vitest';
import { anIndex, aList } from '../../../../tests/builders.ts';
import { checkRoster, whyNotAdd, whyNotGive } from '#engine';
import { whyNotText } from './why-not.ts';

test('a maximum is worded with its arithmetic', () => {
	const index = anIndex({ kind: 'count', of: { any: ['lancers'] }, max: 1, per: 'band' });
	const { context } = checkRoster(aList(2000, '2 lancers'), index);
	expect(whyNotAdd(context, 'lancers').map((problem) => whyNotText(index, problem))).toEqual([
		'Lancers: maximum 2. Per 1000 of 2000 points: maximum 1 × 2 = 2.'
	]);
});

test('an item that is taken says who has it', () => {
	const index = anIndex({ kind: 'unique', of: { any: ['RELIC'] }, scope: 'army' });
	const roster = aList(1000, 'lancers + banner, pikes');
	const pikes = roster.units[1]?.id ?? '';
	const { context } = checkRoster(roster, index);
	expect(
		whyNotGive(context, pikes, 'banner').map((problem) => whyNotText(index, problem, pikes))
	).toEqual(['Banner: maximum 1 in the army; Lancers have it.']);
});

test('who has an item twice is one who has it', () => {
	const index = anIndex({ kind: 'unique', of: { any: ['RELIC'] }, scope: 'army' });
	const roster = aList(1000, 'lancers + banner + banner, pikes');
	const pikes = roster.units[1]?.id ?? '';
	const { context } = checkRoster(roster, index);
	const [text] = whyNotGive(context, pikes, 'banner').map((problem) =>
		whyNotText(index, problem, pikes)
	);
	expect(text).toBe('Banner: maximum 1 in the army; Lancers have it.');
});

test('a second of a kind says how many are the most', () => {
	const index = anIndex({ kind: 'exclusive', of: { any: ['RELIC'] }, max: 1, label: 'relics' });
	const roster = aList(1000, 'lancers + banner');
	const lancers = roster.units[0]?.id ?? '';
	const { context } = checkRoster(roster, index);
	expect(
		whyNotGive(context, lancers, 'horn').map((problem) => whyNotText(index, problem, lancers))
	).toEqual(['Maximum one relic.']);
});

test('one that may be there several times says how many', () => {
	const index = anIndex({ kind: 'unique', of: { any: ['lancers'] }, max: 2, scope: 'army' });
	const { context } = checkRoster(aList(1000, '2 lancers'), index);
	expect(whyNotAdd(context, 'lancers').map((problem) => whyNotText(index, problem))).toEqual([
		'Lancers: maximum 2 in the army.'
	]);
});

test('one of what it may have none of says so', () => {
	const index = anIndex({ kind: 'exclusive', of: { any: ['RELIC'] }, max: 0, label: 'relics' });
	const roster = aList(1000, 'lancers');
	const lancers = roster.units[0]?.id ?? '';
	const { context } = checkRoster(roster, index);
	expect(
		whyNotGive(context, lancers, 'horn').map((problem) => whyNotText(index, problem, lancers))
	).toEqual(['Lancers can’t take relics.']);
});

test('what something that it has bars is said with that', () => {
	const index = anIndex({
		kind: 'exclusive',
		of: { any: ['banner'] },
		on: { any: ['+horn'] },
		max: 0,
		label: 'other relics'
	});
	const roster = aList(1000, 'lancers + horn');
	const lancers = roster.units[0]?.id ?? '';
	const { context } = checkRoster(roster, index);
	expect(
		whyNotGive(context, lancers, 'banner').map((problem) => whyNotText(index, problem, lancers))
	).toEqual(['Banner: not with Horn.']);
});
