import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { aRoster, aUnit } from '../builders.ts';
import { inTurn } from '../slice.ts';
import { armyIds, revolutionIndex, rowsOf } from '../revolution.ts';
import { wronglyJudged } from './limit-table.ts';
import { bearers, items, oncePerArmy } from './revolution-clauses.ts';
import { judge } from './revolution-judge.ts';

// The tables from edge to edge: each limit met and exceeded, and who may have what, one unit at a time.

/** Limits that the army's own rule prints otherwise than its row. */
const rows = (army: string) =>
	rowsOf(army).map((row) =>
		oncePerArmy[army]?.includes(row.name) ? { ...row, range: '0-1' } : row
	);

describe.each(inTurn(armyIds, 3))('%s', (army) => {
	const index = revolutionIndex(army);

	test('each limit holds at n and not beyond, at 999, 1000, 1999 and 2000 points', () => {
		expect(wronglyJudged(index, rows(army))).toEqual([]);
	});

	test('each unit may have what its page says, and nothing else', () => {
		const options = [...Object.keys(bearers[army] ?? {}), ...Object.keys(items)];
		const idOf = (name: string) =>
			[...index.entries.values()].find(({ entry, isUnit }) => entry.name === name && !isUnit)?.entry
				.id ?? '';
		const wrong = index.units.flatMap(({ entry }) =>
			options
				.filter((option) => {
					const units = [aUnit(entry.id, { options: [idOf(option)] })];
					const { problems } = checkRoster(aRoster({ size: 999, units }), index);
					const isAllowed = !problems.some(({ outcome }) => outcome === 'carries/not-allowed');
					const faults = judge({ army, size: 999, units: [{ unit: entry.name, with: [option] }] });
					return isAllowed === faults.includes(`${entry.name} with ${option}`);
				})
				.map((option) => `${entry.name} with ${option}`)
		);
		expect(wrong).toEqual([]);
	});
});
