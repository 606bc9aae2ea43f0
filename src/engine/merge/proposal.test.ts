import { describe, expect, test } from 'vitest';
import type { Roster } from '#schema';
import { aRoster, aUnit } from '../../../tests/builders.ts';
import { maxUnits } from '../../schema/bounds.ts';
import { applyEdit, proposedChanges, takeChanges, type Edit } from '../index.ts';

const base = aRoster({
	units: ['a', 'b', 'c'].map((id) => aUnit('pikes', { id })),
	groups: [{ id: 'g', kind: 'company', name: 'Left' }],
	readings: { who: 'few' }
});

function after(...edits: readonly Edit[]): Roster {
	return applyEdit(base, { kind: 'several', edits });
}

const name = (unit: string, words: string): Edit => ({ kind: 'name-unit', unit, name: words });
const remove = (unit: string): Edit => ({ kind: 'remove-units', units: [unit] });
const add = (id: string, group?: string): Edit => ({
	kind: 'add-units',
	units: [aUnit('slingers', { id, ...(group !== undefined && { group }) })]
});
const resize: Edit = { kind: 'resize', size: 1500 };

function keysOf(mine: Roster, theirs: Roster): readonly string[] {
	return proposedChanges({ base, mine, theirs }).map(
		({ key, isContested }) => `${key}${isContested ? '!' : ''}`
	);
}

function taken(mine: Roster, theirs: Roster, ...keys: readonly string[]): Roster | undefined {
	return takeChanges({ base, mine, theirs }, new Set(keys));
}

describe('what a proposal changes', () => {
	test.each<[string, Edit, readonly string[]]>([
		['a unit', name('a', 'X'), ['unit/a']],
		['one fewer', remove('b'), ['unit/b']],
		['one more', add('d'), ['unit/d']],
		['the points limit', resize, ['size/']],
		['its name', { kind: 'rename', name: 'X' }, ['name/']],
		['an interpretation', { kind: 'answer', reading: 'who' }, ['reading/who']],
		['the name of a group', { kind: 'name-group', group: 'g', name: 'X' }, ['group/g']],
		['an order alone', { kind: 'move-units', units: ['c'], before: 'a' }, []]
	])('%s', (_, edit, keys) => {
		expect(keysOf(base, after(edit))).toEqual(keys);
	});

	test('is not what is so already, and marks what has been changed here otherwise', () => {
		const theirs = after(name('a', 'X'), remove('b'), resize);
		expect(keysOf(after(name('a', 'X'), name('b', 'Y')), theirs)).toEqual(['size/', 'unit/b!']);
	});
});

describe('taking some of it', () => {
	test('leaves the rest, and what has been changed here meanwhile', () => {
		const mine = after(name('c', 'Mine'), add('e'));
		const result = taken(mine, after(name('a', 'X'), remove('b'), resize), 'unit/a', 'size/');
		expect(result?.units.map(({ id, name: named }) => `${id}${named ?? ''}`)).toEqual([
			'aX',
			'b',
			'cMine',
			'e'
		]);
		expect(result?.size).toBe(1500);
	});

	test('replaces what has been changed here, where that is taken', () => {
		const mine = after(name('a', 'Mine'), remove('b'));
		const theirs = after(name('a', 'Theirs'), name('b', 'Theirs'));
		const result = taken(mine, theirs, 'unit/a', 'unit/b');
		expect(result?.units.map(({ name: named }) => named)).toEqual(['Theirs', 'Theirs', undefined]);
	});

	test('brings a new group with its unit, and no empty one without it', () => {
		const theirs = after(add('d', 'h'), {
			kind: 'add-group',
			group: { id: 'h', kind: 'company', name: 'New' },
			units: []
		});
		expect(taken(base, theirs, 'unit/d')?.groups?.map(({ id }) => id)).toEqual(['g', 'h']);
		expect(taken(base, theirs)).toEqual(base);
	});

	test('keeps a group while a unit of one’s own is in it', () => {
		const sent = applyEdit(base, { kind: 'join-group', units: ['a'], group: 'g' });
		const theirs = applyEdit(sent, { kind: 'remove-group', group: 'g' });
		const mine = applyEdit(sent, add('e', 'g'));
		const key = new Set(['unit/a']);
		expect(takeChanges({ base: sent, mine: sent, theirs }, key)?.groups).toBeUndefined();
		expect(takeChanges({ base: sent, mine, theirs }, key)?.groups).toEqual(base.groups);
	});

	test('nothing is taken that would make it too large', () => {
		const units = Array.from({ length: maxUnits }, (_, at) => aUnit('pikes', { id: `x${at}` }));
		const mine = { ...base, units };
		expect(taken(mine, after(add('d')), 'unit/d')).toBeUndefined();
	});

	test('nor where nothing has been changed here', () => {
		const units = Array.from({ length: maxUnits }, (_, at) => aUnit('pikes', { id: `x${at}` }));
		const full = { ...base, units };
		const theirs = { ...base, units: [...units.slice(1), aUnit('pikes', { id: 'd' })] };
		const proposal = { base: full, mine: full, theirs };
		expect(takeChanges(proposal, new Set(['unit/d']))).toBeUndefined();
		expect(takeChanges(proposal, new Set(['unit/d', 'unit/x0']))?.units).toHaveLength(maxUnits);
	});
});
