import { describe, expect, test } from 'vitest';
import { checkRoster, type ArmyIndex } from '#engine';
import { aRoster, aUnit } from '../builders.ts';
import { armyIds, hire, revolutionIndex, readRow, rowsOf, selectors } from '../revolution.ts';
import { bearers, oncePerArmy } from './revolution-clauses.ts';

// Each pair of an army and a regiment: what the regiment counts as there, as the pages say it.

const regiments = (selectors['regiments-of-renown']?.rows ?? []).map((row) => readRow(row).name);

function idOf(index: ArmyIndex, name: string): string {
	const found = [...index.entries.values()].find(({ entry }) => entry.name === name);
	if (!found) throw new Error(`no ${name}`);
	return found.entry.id;
}

/** The printed maximum of a row in an army of 1000 points. */
function maxOf(army: string, name: string): number {
	const range = rowsOf(army).find((row) => row.name === name)?.range ?? '';
	if (range === '0-1' || oncePerArmy[army]?.includes(name)) return 1;
	return Number(range.split('/')[1]);
}

/** So many of an entry: units, or units that have it. */
function many(index: ArmyIndex, army: string, name: string, count: number) {
	const id = idOf(index, name);
	const isUnit = index.units.some(({ entry }) => entry.id === id);
	const who = bearers[army]?.[name];
	const bearer = index.units.find(({ entry, type }) =>
		Array.isArray(who) ? who.includes(entry.name) : type.id === 'general'
	);
	return Array.from({ length: count }, (_, at) =>
		aUnit(isUnit ? id : (bearer?.entry.id ?? ''), {
			id: `${id}-${at}`,
			...(!isUnit && { options: [id] })
		})
	);
}

/** The limits that these units together with those hired are over. */
function overHired(index: ArmyIndex, units: ReturnType<typeof many>): readonly string[] {
	return checkRoster(aRoster({ size: 1000, units }), index)
		.problems.map(({ constraint }) => constraint.id)
		.filter((id) => id.startsWith('hired-as'));
}

test('there are 441 pairs', () => {
	const pairs = armyIds.flatMap((army) => Object.keys(hire[army] ?? {}));
	expect(pairs).toHaveLength(441);
});

describe.each(armyIds)('%s', (army) => {
	const index = revolutionIndex(army);
	const own = hire[army] ?? {};
	const names = new Set([...index.entries.values()].map(({ entry }) => entry.name));

	test('may hire those of the table and no others', () => {
		expect(regiments.filter((name) => names.has(name)).toSorted()).toEqual(
			Object.keys(own).toSorted()
		);
	});

	test.each(Object.entries(own))('%s counts as %j', (regiment, places) => {
		const hired = many(index, army, regiment, 1);
		if (places.length === 0) {
			const all = rowsOf(army).filter(
				({ name, range }) => /\/\d/.test(range) && bearers[army]?.[name] === undefined
			);
			const full = all.flatMap(({ name }) => many(index, army, name, maxOf(army, name)));
			expect(overHired(index, [...full, ...hired])).toEqual([]);
		}
		for (const place of places) {
			const those = place.split(' or ');
			const full = those.flatMap((name) => many(index, army, name, maxOf(army, name)));
			expect(overHired(index, full), 'without it').toEqual([]);
			expect(overHired(index, [...full, ...hired]), 'full').not.toEqual([]);
			expect(overHired(index, [...full.slice(1), ...hired]), 'with room').toEqual([]);
		}
	});
});
