import { describe, expect, test } from 'vitest';
import { aRoster, armiesOf, sheetOf, unitsOf } from './rosters.ts';

const armyIn = (system: string, id: string) => {
	const index = armiesOf(system).find(({ army }) => army.id === id);
	if (!index) throw new Error('no army');
	return index;
};

function recordOf(system: string, ...units: readonly string[]) {
	const index = armyIn(system, 'empire');
	const { record } = sheetOf(index, aRoster(index, { units: unitsOf(...units) }), 'record');
	if (!record) throw new Error('no record');
	return record;
}

describe('a unit of three stands down to one', () => {
	const units = ['general', 'halberdiers', 'halberdiers + skirmishers', 'cannon', 'steam-tank'];

	test('is half a unit lost in Revolution, whose boxes are crossed off by halves', () => {
		const [lost, slain] = recordOf('warmaster-revolution', ...units).counters;
		expect(lost).toMatchObject({ boxes: 2, hasHalves: true });
		expect(slain?.hasHalves).toBeUndefined();
	});

	test('is no unit lost by the book', () => {
		const [lost] = recordOf('warmaster', ...units).counters;
		expect(lost).toMatchObject({ boxes: 2 });
		expect(lost?.hasHalves).toBeUndefined();
	});

	test('earns half its points, rounded up to five; of two stands or one, nothing', () => {
		const rows = recordOf('warmaster-revolution', ...units).sections.flatMap((each) => each.rows);
		expect(rows.map(({ name, worth }) => [name, worth?.half, worth?.full])).toEqual([
			['Halberdiers', 25, 45],
			['Halberdiers', 35, 65],
			['Cannon', undefined, 85],
			['Steam Tank', undefined, 130],
			['General', undefined, 125]
		]);
	});
});

test('an item that a rule explains is not among those known by name only', () => {
	const index = armyIn('warmaster-revolution', 'bretonnia');
	const roster = aRoster(index, { units: unitsOf('general', 'peasants + grail-reliquae') });
	const { reference } = sheetOf(index, roster, 'reference');
	const peasants = reference?.units.find(({ name }) => name === 'Peasants');
	expect(peasants?.byName).toEqual([]);
	expect(peasants?.rules.map(({ name }) => name)).toContain('Grail Reliquae');
});
