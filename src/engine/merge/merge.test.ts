import { describe, expect, test } from 'vitest';
import type { Roster } from '#schema';
import { aRoster, aUnit } from '../../../tests/builders.ts';
import { maxUnits } from '../../schema/bounds.ts';
import { applyChoices, applyEdit, mergeRosters, type Edit, type Merge } from '../index.ts';

const base = aRoster({
	units: ['a', 'b', 'c', 'd'].map((id) => aUnit('pikes', { id })),
	groups: [{ id: 'g', kind: 'company' }],
	readings: { who: 'few' }
});

function mergeOf(mine: Edit, theirs: Edit): Merge {
	return mergeRosters(base, applyEdit(base, mine), applyEdit(base, theirs));
}

function order({ roster }: Merge): string {
	return roster.units.map(({ id }) => id).join('');
}

const name = (unit: string, words: string): Edit => ({ kind: 'name-unit', unit, name: words });
const remove = (...units: readonly string[]): Edit => ({ kind: 'remove-units', units });
const add = (id: string, words?: string): Edit => ({
	kind: 'add-units',
	units: [aUnit('slingers', { id, ...(words !== undefined && { name: words }) })]
});
const move = (units: readonly string[], before?: string): Edit => ({
	kind: 'move-units',
	units,
	before
});

describe('what both tabs touched is asked', () => {
	const event = (words: string): Edit => ({
		kind: 'attend',
		event: { formatVersion: 1, name: words, system: 'toy', date: '2026-05-01', constraints: [] }
	});

	test.each<[string, Edit, Edit, readonly string[]]>([
		['a unit named otherwise', name('a', 'X'), name('a', 'Y'), ['unit/a']],
		['a unit named and removed', name('a', 'X'), remove('a'), ['unit/a']],
		['a unit removed and named', remove('a'), name('a', 'Y'), ['unit/a']],
		['a unit named alike', name('a', 'X'), name('a', 'X'), []],
		['a unit removed by both', remove('a'), remove('a', 'b'), []],
		['one id, two units', add('x', 'X'), add('x', 'Y'), ['unit/x']],
		['different units', name('a', 'X'), name('b', 'Y'), []],
		['a unit named, and moved by the other', name('a', 'X'), move(['a']), []],
		['a unit moved by both', move(['a']), move(['a'], 'c'), []],
		['the name', { kind: 'rename', name: 'X' }, { kind: 'rename', name: 'Y' }, ['name/']],
		['the size', { kind: 'resize', size: 1 }, { kind: 'resize', size: 2 }, ['size/']],
		['the size and the name', { kind: 'resize', size: 1 }, { kind: 'rename', name: 'Y' }, []],
		['the event', event('X'), event('Y'), ['event/']],
		[
			'an answer',
			{ kind: 'answer', reading: 'who', answer: 'all' },
			{ kind: 'answer', reading: 'who' },
			['reading/who']
		],
		[
			'answers to two readings',
			{ kind: 'answer', reading: 'who' },
			{ kind: 'answer', reading: 'how', answer: 'so' },
			[]
		],
		[
			'the name of a group',
			{ kind: 'name-group', group: 'g', name: 'X' },
			{ kind: 'remove-group', group: 'g' },
			['group/g']
		],
		[
			'a group that goes, and a unit that joins it',
			{ kind: 'remove-group', group: 'g' },
			{ kind: 'join-group', units: ['a'], group: 'g' },
			[]
		]
	])('%s: %o | %o', (_, mine, theirs, keys) => {
		expect(mergeOf(mine, theirs).conflicts.map(({ key }) => key)).toEqual(keys);
	});

	test('each may be answered otherwise', () => {
		const both: Edit = { kind: 'several', edits: [name('a', 'X'), remove('b')] };
		const others: Edit = { kind: 'several', edits: [remove('a'), name('b', 'Y')] };
		const merge = mergeOf(both, others);
		const chosen = applyChoices(
			merge,
			new Map([
				['unit/a', 'mine'],
				['unit/b', 'theirs']
			])
		);
		expect(order(merge)).toBe('acd');
		expect(chosen.units).toMatchObject([
			{ id: 'a', name: 'X' },
			{ id: 'b', name: 'Y' },
			{ id: 'c' },
			{ id: 'd' }
		]);
	});

	test('without a roster that both were, whatever differs', () => {
		const mine = applyEdit(base, { kind: 'several', edits: [name('a', 'X'), add('x')] });
		const theirs = applyEdit(base, { kind: 'several', edits: [remove('b'), add('y')] });
		const merge = mergeRosters(undefined, mine, theirs);
		expect(merge.conflicts.map(({ key }) => key)).toEqual(['unit/a']);
		expect(
			merge.roster.units
				.map(({ id }) => id)
				.toSorted()
				.join('')
		).toBe('abcdxy');
	});
});

describe('the order of the units', () => {
	test.each<[string, Edit, Edit, string]>([
		['both add: theirs first', add('x'), add('y'), 'abcdyx'],
		['what one moved stays moved', move(['d'], 'a'), name('b', 'Y'), 'dabc'],
		['what the other moved stays moved', name('b', 'X'), move(['a']), 'bcda'],
		['both moved', move(['d'], 'a'), move(['a']), 'dbca'],
		['one moved what stood beside what is gone', move(['d'], 'b'), remove('a'), 'dbc'],
		['one added, the other reordered', add('x'), move(['c', 'd'], 'a'), 'cdabx'],
		['a group that is joined by both', joinG('a'), joinG('b'), 'cdba']
	])('%s', (_, mine, theirs, ids) => {
		expect(order(mergeOf(mine, theirs))).toBe(ids);
	});

	function joinG(id: string): Edit {
		return { kind: 'join-group', units: [id], group: 'g' };
	}
});

describe('no roster is made that could not be stored', () => {
	const many = (from: number): Edit => ({
		kind: 'add-units',
		units: Array.from({ length: maxUnits - 4 }, (_, at) => aUnit('pikes', { id: `u${from + at}` }))
	});

	test('one of the two is chosen', () => {
		const merge = mergeOf(many(0), many(9000));
		expect(merge.conflicts).toMatchObject([{ key: 'roster/', kind: 'roster' }]);
		expect(merge.roster).toBe(merge.mine);
		expect(applyChoices(merge, new Map([['roster/', 'theirs']]))).toBe(merge.theirs);
	});

	test('nor by what is chosen', () => {
		const mine: Edit = { kind: 'several', edits: [remove('a'), many(0), add('x')] };
		const merge = mergeOf(mine, name('a', 'Y'));
		expect(merge.conflicts).toMatchObject([{ key: 'roster/' }]);
	});

	test('nor of two armies', () => {
		const other: Roster = { ...base, army: 'lead', name: 'Y' };
		const merge = mergeRosters(base, applyEdit(base, name('a', 'X')), other);
		expect(merge.conflicts).toMatchObject([{ key: 'roster/' }]);
	});
});

test('of two dates of the army’s data it is the later, unless only one side has another', () => {
	const dated = (revision: string, words: string): Roster => ({ ...base, revision, name: words });
	const later = mergeRosters(base, dated('2027-01-01', 'X'), dated('2028-01-01', base.name));
	expect(later.roster).toMatchObject({ revision: '2028-01-01', name: 'X' });
	const earlier = mergeRosters(base, dated('2020-01-01', 'X'), { ...base, size: 5 });
	expect(earlier.roster).toMatchObject({ revision: '2020-01-01', size: 5 });
});
