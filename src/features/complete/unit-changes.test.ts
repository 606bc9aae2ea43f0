import { expect, test } from 'vitest';
import { applyEdit, indexArmy, judged } from '#engine';
import type { Roster } from '#schema';
import { openPacks } from '../../cli/packs.ts';
import { editBetween, unitChanges, replacingEdit } from './unit-changes.ts';

const { source } = openPacks('data');
const pack = await source.pack('warmaster', 'empire');
if (!pack) throw new Error('There is no such army.');
const index = indexArmy(pack.system, pack.army);

const roster: Roster = {
	formatVersion: 1,
	id: '00000000-0000-4000-8000-000000000001',
	name: 'Nordland',
	system: 'warmaster',
	army: 'empire',
	revision: '2026-11-26',
	size: 1000,
	units: [
		{ id: 'a', entry: 'halberdiers', options: ['battle-banner'] },
		{ id: 'b', entry: 'crossbowmen' },
		{ id: 'c', entry: 'general' }
	]
};
let made = 0;
const newId = (): string => `own-${(made += 1)}`;
const reportOf = (of: Roster) => judged(index, of);

test('a list that was found becomes the list by one edit, its new units with ids of their own', () => {
	const found: Roster = {
		...roster,
		size: 2000,
		units: [
			{ id: 'a', entry: 'halberdiers', options: ['skirmishers'] },
			{ id: 'c', entry: 'general' },
			{ id: 'new-1', entry: 'knights' },
			{ id: 'new-2', entry: 'knights' }
		]
	};
	const after = applyEdit(roster, editBetween(roster, found, newId));
	expect(after).toEqual({
		...found,
		units: found.units.map((unit, at) => (at < 2 ? unit : { ...unit, id: `own-${at - 1}` }))
	});
	const changes = unitChanges(reportOf(roster), reportOf(after));
	expect(changes.map(({ kind, count, name }) => [kind, count, name])).toEqual([
		['gone', 1, 'Crossbowmen'],
		['changed', 1, 'Halberdiers'],
		['added', 2, 'Knights']
	]);
	const sum = changes.reduce((points, change) => points + change.points, 0);
	expect(sum).toBe(reportOf(after).points - reportOf(roster).points);
});

test('a list that is left as it is has no change', () => {
	expect(editBetween(roster, roster, newId)).toEqual({ kind: 'several', edits: [] });
	expect(unitChanges(reportOf(roster), reportOf(roster))).toEqual([]);
});

test('new groups come before the units in them, and those that nothing stands in go', () => {
	const grouped: Roster = {
		...roster,
		groups: [{ id: 'g', kind: 'brigade' }],
		units: [{ id: 'a', entry: 'halberdiers', group: 'g' }]
	};
	const found: Roster = {
		...roster,
		groups: [{ id: 'new-1', kind: 'brigade' }],
		units: [
			{ id: 'a', entry: 'halberdiers', group: 'new-1' },
			{ id: 'new-2', entry: 'knights', group: 'new-1' }
		]
	};
	const after = applyEdit(grouped, editBetween(grouped, found, newId));
	const [group] = after.groups ?? [];
	expect(after.groups).toHaveLength(1);
	expect(group?.id).toMatch(/^own-/);
	expect(after.units.map((unit) => unit.group)).toEqual([group?.id, group?.id]);
});

test('a unit takes the place of another', () => {
	const knights = { id: 'k', entry: 'knights' };
	for (const [old, ids] of [
		['a', 'k b c'],
		['c', 'a b k']
	] as const) {
		const after = applyEdit(roster, replacingEdit(roster, knights, old));
		expect(after.units.map(({ id }) => id).join(' ')).toBe(ids);
	}
});
