import { describe, expect, test } from 'vitest';
import { checkRoster, type ArmyIndex } from '#engine';
import { aRoster } from '../builders.ts';
import { amount } from '../runs.ts';
import { Dice } from '../faults/dice.ts';
import { armyIds, hire, revolutionIndex, rowsOf, type Row } from '../revolution.ts';
import { textsOf } from '../said.ts';
import { bearers, items, replacements } from './revolution-clauses.ts';
import { judge, listPoints, tableOf, type PlainArmy, type PlainUnit } from './revolution-judge.ts';

// Random lists, judged by the engine and by a judge of its own that knows only what the pages print.

const lists = amount({ all: 200, part: 30 });
const options = ['Mount', 'Special', 'Special Bonus'];

const isOption = ({ name, type }: Row, army: string) =>
	options.some((each) => type.endsWith(each)) || bearers[army]?.[name] !== undefined;

/** A list that is often legal: the minima, some more, a few options where they belong and a few where not. */
function randomArmy(army: string, dice: Dice): PlainArmy {
	const size = dice.one([500, 1000, 1000, 1500, 2000, 2000, 2999, 3000]);
	const rows = tableOf(army);
	const units = rows.filter((row) => !isOption(row, army));
	const least = units.flatMap((row) => Array.from({ length: leastOf(row, size) }, () => row.name));
	const [of, other] = replacements[army] ?? [];
	const swapped = least.map((name) => (name === of && dice.happens(25) ? (other ?? name) : name));
	const kept = swapped.filter(() => !dice.happens(1));
	const more = Array.from({ length: dice.below(7) }, () => dice.one(units).name);
	const hired = Array.from({ length: dice.below(3) }, () =>
		dice.one(Object.keys(hire[army] ?? {}))
	);
	const names = [...kept, ...more, ...(dice.happens(50) ? hired : [])];
	return {
		army,
		size,
		units: names.map((unit) => ({ unit, with: randomOptions(army, unit, dice) }))
	};
}

function leastOf({ range }: Row, size: number): number {
	if (range === '1') return 1;
	const [min = '-'] = range.split('/');
	return /^\d/.test(min) && range.includes('/') && size >= 1000
		? Number(min) * Math.floor(size / 1000)
		: 0;
}

function randomOptions(army: string, unit: string, dice: Dice): readonly string[] {
	const own = Object.entries(bearers[army] ?? {}).filter(
		([, who]) => dice.happens(3) || who === 'any' || who === 'infantry' || who.includes(unit)
	);
	const given = own.filter(() => dice.happens(8)).map(([name]) => name);
	const item = dice.happens(10) ? [dice.one(Object.keys(items))] : [];
	return [...given, ...item];
}

function rosterOf({ army, size, units }: PlainArmy, index: ArmyIndex) {
	const idOf = (name: string, isUnit: boolean) => {
		const found = [...index.entries.values()].find(
			(each) => each.entry.name === name && each.isUnit === isUnit
		);
		if (!found) throw new Error(`no ${name} in ${army}`);
		return found.entry.id;
	};
	return aRoster({
		army,
		system: 'warmaster-revolution',
		size,
		units: units.map((each: PlainUnit, at) => ({
			id: `u${at}`,
			entry: idOf(each.unit, true),
			options: each.with.map((name) => idOf(name, false))
		}))
	});
}

describe.each(armyIds)('%s', (army) => {
	const index = revolutionIndex(army);
	const dice = new Dice(armyIds.indexOf(army) + 1);
	const made = Array.from({ length: lists }, () => randomArmy(army, dice));
	const judged = made.map((list) => ({ list, faults: judge(list) }));

	test('random lists are judged alike', () => {
		const differing = judged.flatMap(({ list, faults }) => {
			const { problems } = checkRoster(rosterOf(list, index), index);
			return (faults.length === 0) === (problems.length === 0)
				? []
				: [{ list: JSON.stringify(list), faults, said: textsOf(index, problems) }];
		});
		expect(differing).toEqual([]);
	});

	test('legal ones cost the same', () => {
		const legal = judged.filter(({ faults }) => faults.length === 0);
		const differing = legal.filter(
			({ list }) => checkRoster(rosterOf(list, index), index).points !== listPoints(list)
		);
		expect(differing).toEqual([]);
	});

	test('some are legal and some are not', () => {
		expect(rowsOf(army).length).toBeGreaterThan(10);
		const legal = judged.filter(({ faults }) => faults.length === 0).length;
		expect(legal).toBeGreaterThan(0);
		expect(legal).toBeLessThan(lists);
	});
});
