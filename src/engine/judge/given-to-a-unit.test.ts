import { describe, expect, test } from 'vitest';
import { aList } from '../../../tests/builders.ts';
import '../../../tests/expect-legality.ts';
import { ranksIndex } from '../../../tests/toy-ranks.ts';
import { whyNotAdd } from '../allow/may-add.ts';
import { whyNotGive } from '../allow/may-give.ts';
import { mayHave } from '../allow/may-have.ts';
import { fixesOf } from '../fixes.ts';
import { checkRoster } from './report.ts';

const relics = { any: ['RELIC'] };

describe('a number that each unit has itself', () => {
	const index = ranksIndex({
		kind: 'exclusive',
		of: relics,
		on: { any: ['LEADER', 'TROOP'] },
		max: { number: 'relics' },
		label: 'relics'
	});

	test.each([
		{ list: 'duke + crown + orb', codes: [] },
		{ list: 'duke + crown + orb + ring', codes: ['exclusive/too-many' as const] },
		{ list: 'baron + orb', codes: [] },
		{ list: 'baron + orb + ring', codes: ['exclusive/too-many' as const] },
		{ list: 'guards + orb', codes: ['exclusive/too-many' as const] },
		{ list: 'guards + sergeant + orb', codes: [] },
		{ list: 'guards + sergeant + orb + ring', codes: ['exclusive/too-many' as const] },
		// The rule is not about machines.
		{ list: 'ram + orb + ring', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(2000, list)).toBreak(index, ...codes);
	});

	test('is what may be had', () => {
		const { context } = checkRoster(aList(2000, 'baron + orb, guards, guards + sergeant'), index);
		const may = context.units.map((unit) => mayHave(index, unit, 'ring'));
		expect(may).toEqual([false, false, true]);
		expect(whyNotGive(context, 'u1', 'ring')).toMatchObject([{ measured: 2, max: 1 }]);
		expect(whyNotGive(context, 'u3', 'ring')).toEqual([]);
	});

	test('fixes leave as many as there may be', () => {
		const roster = aList(2000, 'guards + orb');
		const report = checkRoster(roster, index);
		const fixes = report.problems.flatMap((problem) =>
			fixesOf(problem, roster, report, () => 'new')
		);
		expect(fixes.map(({ edit }) => edit)).toContainEqual({
			kind: 'take-option',
			unit: 'u1',
			option: 'orb'
		});
	});
});

describe('at least so many, of different ones', () => {
	const index = ranksIndex(
		{ kind: 'exclusive', of: relics, on: { any: ['duke'] }, min: 1, max: 2, label: 'relics' },
		{ kind: 'exclusive', of: { any: ['RUNE'] }, max: 1, distinct: true, label: 'kinds of runes' }
	);

	test.each([
		{ list: 'duke', codes: ['exclusive/too-few' as const] },
		{ list: 'duke + orb', codes: [] },
		{ list: 'duke + orb + ring', codes: [] },
		{ list: 'duke + orb + ring + crown', codes: ['exclusive/too-many' as const] },
		{ list: 'baron', codes: [] },
		{ list: 'baron + fire + fire', codes: [] },
		{ list: 'baron + fire + fire + fire', codes: [] },
		{ list: 'baron + fire + fire + fire + fire', codes: ['exclusive/too-many' as const] },
		{ list: 'baron + fire + frost', codes: ['exclusive/too-many' as const] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(2000, list)).toBreak(index, ...codes);
	});

	test('what a new unit still lacks is no reason against it, and each that fixes is offered', () => {
		const roster = aList(2000, 'duke');
		const report = checkRoster(aList(2000), index);
		expect(whyNotAdd(report.context, 'duke')).toEqual([]);
		const judged = checkRoster(roster, index);
		const offered = judged.problems.flatMap((problem) =>
			fixesOf(problem, roster, judged, () => 'new', 9).map(({ edit }) => edit)
		);
		expect(offered).toContainEqual({ kind: 'give-option', unit: 'u1', option: 'ring' });
	});
});

describe('no two of the same set', () => {
	const index = ranksIndex({
		kind: 'unique',
		of: { any: ['RUNE'] },
		scope: 'army',
		by: 'set',
		except: { any: ['stone'] },
		label: 'runes'
	});

	test.each([
		{ list: 'duke + fire, baron + frost', codes: [] },
		{ list: 'duke + fire, baron + fire', codes: ['unique/repeated' as const] },
		{ list: 'duke + fire + frost, baron + frost + fire', codes: ['unique/repeated' as const] },
		{ list: 'duke + fire + frost, baron + fire', codes: [] },
		{ list: 'duke + fire + fire, baron + fire', codes: [] },
		{ list: 'duke + stone, baron + stone', codes: [] },
		{ list: 'duke + stone + fire, baron + stone + fire', codes: ['unique/repeated' as const] },
		{ list: 'duke, baron', codes: [] }
	])('$list: $codes', ({ list, codes }) => {
		expect(aList(2000, list)).toBreak(index, ...codes);
	});

	test('the verdict names the set and who has it', () => {
		const list = aList(2000, 'duke + fire + frost, baron + frost + fire');
		expect(checkRoster(list, index).problems).toMatchObject([
			{ what: [{ entry: { name: 'Fire' } }, { entry: { name: 'Frost' } }], units: ['u1', 'u2'] }
		]);
	});
});
