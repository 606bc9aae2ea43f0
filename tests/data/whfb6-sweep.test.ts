import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkRoster, isOffered, musterUnit, type ArmyIndex, type IndexedEntry } from '#engine';
import { aRoster, aUnit } from '../builders.ts';
import { packIndex } from '../rules-map/pack.ts';
import { pack } from '../rules-map/whfb6/shipped.ts';
import { isInRun } from '../slice.ts';

// Names and numbers of the public catalogues, as tools/whfb6/compare-facts.ts reads them, held against what
// the engine makes of the data: each option of each unit alone, each size and number in an army on both sides.

interface FactUnit {
	readonly heading: string;
	/** With as few models as it may have. */
	readonly points: number;
	/** As few models as it may have, and as many if there is a limit. */
	readonly size?: readonly [min: number, max?: number];
	/** As many units as there may be in an army, if that is always the same. */
	readonly most?: number;
	/** What it may be given: places in the table of the army. */
	readonly options?: readonly number[];
}

interface FactArmy {
	readonly army: string;
	/** The points of each, and those for each model. */
	readonly offers: readonly (readonly [name: string, points: number, each?: number])[];
	readonly units: Readonly<Record<string, FactUnit>>;
}

const file = new URL('../fixtures/whfb6-facts.jsonl', import.meta.url);
const facts = readFileSync(file, 'utf8')
	.trim()
	.split('\n')
	.map((line) => JSON.parse(line) as FactArmy);

function unitsCalled(index: ArmyIndex, name: string): readonly IndexedEntry[] {
	return index.units.filter(({ entry, type }) => entry.name === name && type.id !== 'detachment');
}

function namesOf({ entry }: IndexedEntry): readonly string[] {
	const bare = entry.name.replace(/ \(.*\)$/, '');
	return [entry.name, bare, ...(entry.aliases ?? [])];
}

function pointsOf(index: ArmyIndex, id: string, models?: number, option?: string): number {
	const sized = models === undefined ? {} : { models };
	return musterUnit(
		aUnit(id, { ...sized, ...(option !== undefined && { options: [option] }) }),
		index
	).points;
}

/** The prices of the options of this name that the unit is offered, each alone. */
function pricesOf(
	index: ArmyIndex,
	unit: IndexedEntry,
	name: string,
	models?: number
): readonly number[] {
	const bare = pointsOf(index, unit.entry.id, models);
	return index.options
		.filter((option) => isOffered(unit, option) && namesOf(option).includes(name))
		.map(({ entry }) => pointsOf(index, unit.entry.id, models, entry.id) - bare);
}

/** Rules of its own row that a number of these units breaks. */
function brokenRows(index: ArmyIndex, { entry }: IndexedEntry, count: number, models?: number) {
	const units = Array.from({ length: count }, (_, at) =>
		aUnit(entry.id, { id: `u${at}`, ...(models !== undefined && { models }) })
	);
	const { problems } = checkRoster(aRoster({ system: 'whfb6', size: 2000, units }), index);
	return problems
		.map(({ constraint }) => constraint.id)
		.filter((id) => id === `size-${entry.id}` || id === `limit-${entry.id}`);
}

describe.each(facts.filter(({ army }) => isInRun('whfb6', army)))(
	'$army',
	({ army, offers, units }) => {
		const index = packIndex(pack, army);
		const rows = Object.entries(units).flatMap(([name, fact]) =>
			unitsCalled(index, name).map((unit) => ({ name, fact, unit }))
		);

		test('every unit of the catalogue is there, under its heading, at its points', () => {
			expect(Object.keys(units).filter((name) => unitsCalled(index, name).length === 0)).toEqual(
				[]
			);
			const wrong = Object.entries(units).filter(
				([name, { heading, points, size }]) =>
					!unitsCalled(index, name).some(
						({ entry, type }) =>
							type.heading === heading && pointsOf(index, entry.id, size?.[0]) === points
					)
			);
			expect(wrong.map(([name]) => name)).toEqual([]);
		});

		test('each option of each unit alone has its price', () => {
			const wrong = rows.flatMap(({ name, fact: { options = [], size }, unit }) =>
				options.flatMap((at) => {
					const [option = '', points = 0, each = 0] = offers[at] ?? [];
					const models = size?.[0];
					const price = points + each * (models ?? 1);
					const found = pricesOf(index, unit, option, models);
					return found.includes(price)
						? []
						: [`${name}: ${option} ${price}, not ${found.join(', ')}`];
				})
			);
			expect(wrong).toEqual([]);
		});

		test('sizes and numbers in an army hold, and one less or more does not', () => {
			const wrong = rows.flatMap(({ name, fact: { size, most }, unit }) => {
				const [min = 1, max] = size ?? [];
				const models = size ? min : undefined;
				const breaks = (count: number, of: number | undefined, row: string) =>
					brokenRows(index, unit, count, of).includes(`${row}-${unit.entry.id}`);
				const trials: readonly (readonly [of: string, isRight: boolean])[] = [
					...(size ? [['fewest', !breaks(1, min, 'size')] as const] : []),
					...(min > 1 ? [['too few', breaks(1, min - 1, 'size')] as const] : []),
					...(max === undefined
						? []
						: [
								['most models', !breaks(1, max, 'size')] as const,
								['too many models', breaks(1, max + 1, 'size')] as const
							]),
					...(most === undefined
						? []
						: [
								['most', !breaks(most, models, 'limit')] as const,
								['too many', breaks(most + 1, models, 'limit')] as const
							])
				];
				return trials.filter(([, isRight]) => !isRight).map(([of]) => `${name}: ${of}`);
			});
			expect(wrong).toEqual([]);
		});
	}
);

test('the facts are those of sixteen armies, with some thousands of prices', () => {
	const prices = facts.flatMap(({ units }) =>
		Object.values(units).flatMap(({ options = [] }) => options)
	);
	expect(facts).toHaveLength(16);
	expect(prices.length).toBeGreaterThan(5500);
});
