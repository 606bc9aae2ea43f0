import { describe, expect, test } from 'vitest';
import { indexArmy, moveEdition, type ArmyIndex } from '#engine';
import type { Roster } from '#schema';
import { Army, System } from '../../src/schema/pack.ts';
import { aRoster, aUnit } from '../builders.ts';
import { rawPacks } from '../packs.ts';
import { revolutionArmies, revolutionIndex } from '../revolution.ts';
import { warmasterIndex } from '../warmaster.ts';

function indexOf(name: string): ArmyIndex {
	const [system, id] = name.split('/');
	const pack = rawPacks.find(({ folder }) => folder === system);
	const army = pack?.armies.find(({ file }) => file === `${id}.json`)?.army;
	return indexArmy(System.parse(pack?.system), Army.parse(army));
}

/** A roster of one unit each, the first with every option of the army. */
function oneOfEach({ army, system, units, options }: ArmyIndex): Roster {
	const all = options.map(({ entry }) => entry.id);
	return aRoster({
		system: system.id,
		army: army.id,
		revision: system.revision,
		units: units.map(({ entry }, at) =>
			aUnit(entry.id, { id: `u${at}`, ...(at === 0 && { options: all }) })
		)
	});
}

const namesOf = ({ units }: Roster) =>
	units.flatMap(({ entry, options = [] }) => [entry, ...options]);

const pairs = revolutionArmies.flatMap(({ id, counterpart }) =>
	counterpart === undefined ? [] : [{ id, counterpart }]
);

test('every army of Revolution has another edition', () => {
	expect(pairs).toHaveLength(revolutionArmies.length);
});

describe.each(pairs)('$id and $counterpart', ({ id, counterpart }) => {
	const [old, now] = [indexOf(counterpart), revolutionIndex(id)];

	test.each([
		['there', old, now],
		['back', now, old]
	])('%s: nothing unknown comes along, and the points add up', (_, from, to) => {
		const before = oneOfEach(from);
		const { roster, changes } = moveEdition(before, from, to);
		expect(namesOf(roster).filter((name) => !to.entries.has(name))).toEqual([]);
		expect(roster).toMatchObject({ system: to.system.id, army: to.army.id });
		const gone = changes.rows.flatMap((row) => [
			...(row.isGone ? [row.id] : []),
			...row.options.filter(({ isGone }) => isGone).map((option) => option.id)
		]);
		expect(namesOf(before).length - namesOf(roster).length).toBe(gone.length);
		const totalDifference = changes.rows.reduce((sum, { difference }) => sum + difference, 0);
		expect(changes.before.points + totalDifference).toBe(changes.after.points);
	});
});

describe('Kislev', () => {
	const [book, revolution] = [warmasterIndex('kislev'), revolutionIndex('kislev')];
	const roster = aRoster({
		system: 'warmaster',
		army: 'kislev',
		size: 1000,
		groups: [{ id: 'one', kind: 'brigade' }],
		units: [
			aUnit('general', { id: 'u1', options: ['sword-of-fate'], name: 'Boris', note: 'Repaint' }),
			aUnit('knights', { id: 'u2', group: 'one' })
		]
	});

	test('units with another name, names, notes and brigades come along', () => {
		const moved = moveEdition(roster, book, revolution).roster;
		expect(moved.units).toEqual([
			{ id: 'u1', entry: 'general', options: ['sword-of-fate'], name: 'Boris', note: 'Repaint' },
			{ id: 'u2', entry: 'winged-lancers', group: 'one' }
		]);
		expect(moved.groups).toEqual(roster.groups);
	});

	test('there and back it is the same list', () => {
		const there = moveEdition(roster, book, revolution).roster;
		const back = moveEdition(there, revolution, book).roster;
		expect(back.units).toEqual(roster.units);
	});

	test('the event stays behind, and is told', () => {
		const event = {
			formatVersion: 1 as const,
			name: 'Cup',
			system: 'warmaster',
			date: '2026-11-01',
			constraints: []
		};
		const { roster: moved, leavesEvent } = moveEdition({ ...roster, event }, book, revolution);
		expect(moved.event).toBeUndefined();
		expect(leavesEvent).toBe(true);
		expect(moveEdition(roster, book, revolution).leavesEvent).toBe(false);
	});
});
