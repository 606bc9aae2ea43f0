import { describe, expect, test } from 'vitest';
import type { ArmyIndex, IndexedEntry } from '#engine';
import { packIndex } from '../rules-map/pack.ts';
import { t9a, t9aArmies } from '../rules-map/t9a/data.ts';
import { readFacts, sweepOf } from './sweep.ts';
import { isInRun } from '../slice.ts';

// Names and numbers of the public catalogues of version 0.9, as tools/t9a/compare-facts.ts reads them, held
// against what the engine makes of the data.

interface FactUnit {
	readonly category: string;
	/** What it costs without its models, and what each of them does. */
	readonly fixed: number;
	readonly each?: number;
	readonly size?: readonly [min: number, max?: number];
	/** As many units as there may be in an army of 2000 points. */
	readonly most?: number;
	/** What it may be given: places in the table of the army. */
	readonly options?: readonly number[];
}

interface FactArmy {
	readonly army: string;
	/** Each with the prices that it may come to: those of models a model. */
	readonly offers: readonly (readonly [name: string, ...prices: number[]])[];
	readonly units: Readonly<Record<string, FactUnit>>;
}

/** Rules on how many there may be of each unit: by type, and of a god whose general is not there. */
const limits = /^(entries|core-of|special-of|rare-of)-/;

/** Its number is 3 in the catalogue with a general of its god and without: SOURCES.md. */
const misprinted = 'Hunter Chariot';

const facts = readFacts('t9a-facts.jsonl') as readonly FactArmy[];

/** The entry of this name; the second of a name has its category after it. */
function unitCalled(index: ArmyIndex, name: string, { category }: FactUnit) {
	const own = index.units.filter(({ entry }) => entry.name === name);
	const bare = name.replace(/ \([^)]*\)$/, '');
	const like = own.length > 0 ? own : index.units.filter(({ entry }) => entry.name === bare);
	return like.find(({ type }) => headingOf(category).includes(type.heading)) ?? like[0];
}

function headingOf(category: string): readonly string[] {
	return [category, `${category}s`, category.replace(/o$/, 'oes')];
}

function namesOf({ entry }: IndexedEntry): readonly string[] {
	return [entry.name, entry.name.replace(/ \(.*\)$/, ''), ...(entry.aliases ?? [])];
}

describe.each(facts.filter(({ army }) => isInRun('t9a', army)))(
	'$army',
	({ army, offers, units }) => {
		const index = packIndex({ system: t9a, armies: t9aArmies }, army);
		const { pointsOf, pricesOf, breaks } = sweepOf(index, (id) => limits.test(id));
		const rows = Object.entries(units).map(([name, fact]) => ({
			name,
			fact,
			unit: unitCalled(index, name, fact)
		}));
		const known = rows.flatMap(({ unit, ...row }) => (unit ? [{ ...row, unit }] : []));

		test('every unit of the catalogue is there at its points', () => {
			expect(rows.filter(({ unit }) => !unit).map(({ name }) => name)).toEqual([]);
			const wrong = known.flatMap(({ name, fact: { fixed, each = 0, size }, unit }) => {
				const points = pointsOf(unit, size?.[0]);
				const wanted = fixed + each * (size?.[0] ?? 1);
				return points === wanted ? [] : [`${name}: ${wanted}, not ${points}`];
			});
			expect(wrong).toEqual([]);
		});

		test('each option of each unit alone has its price', () => {
			const wrong = known.flatMap(({ name, fact: { options = [], size }, unit }) => {
				const models = size?.[0];
				return options.flatMap((at) => {
					const [option = '', ...prices] = offers[at] ?? [];
					const found = index.options
						.filter((one) => namesOf(one).includes(option))
						.flatMap((one) => pricesOf(unit, one, models));
					const isRight = prices.some((price) =>
						[price, price * (models ?? 1)].some((points) => found.includes(points))
					);
					return isRight ? [] : [`${name}: ${option} ${prices.join('/')}, not ${found.join(', ')}`];
				});
			});
			expect(wrong).toEqual([]);
		});

		test('sizes and numbers in an army hold, and one less or more does not', () => {
			const wrong = known.flatMap(({ name, fact: { size, most }, unit }) =>
				breaks(unit, size, name === misprinted ? undefined : most).map((of) => `${name}: ${of}`)
			);
			expect(wrong).toEqual([]);
		});
	}
);

test('the facts are those of sixteen armies, with some thousands of prices', () => {
	const prices = facts.flatMap(({ units }) =>
		Object.values(units).flatMap(({ options = [] }) => options)
	);
	expect(facts).toHaveLength(16);
	expect(prices.length).toBeGreaterThan(2500);
});
