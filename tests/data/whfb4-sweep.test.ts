import { describe, expect, test } from 'vitest';
import type { ArmyIndex, IndexedEntry } from '#engine';
import { packIndex } from '../rules-map/pack.ts';
import { whfb4, whfb4Armies } from '../whfb4.ts';
import { readFacts, sweepOf } from './sweep.ts';
import { isInRun } from '../slice.ts';

// Names and numbers of the public catalogues of the eight army lists, as tools/whfb4/compare-facts.ts reads
// them, held against what the engine makes of the data.

interface FactUnit {
	/** What it costs without its models, and what each of them does. */
	readonly points?: number;
	readonly each?: number;
	readonly size?: readonly [min: number, max?: number];
	readonly most?: number;
	/** Arms and mounts, those of regiments for each model. */
	readonly options?: readonly (readonly [name: string, points: number])[];
	readonly champions?: readonly (readonly [name: string, points: number])[];
}

interface FactArmy {
	readonly army: string;
	readonly units: Readonly<Record<string, FactUnit>>;
}

/** Arms of a chariot are for both of its crew. */
const crew = 2;

/** A rider is worth double (4th 6538), which the catalogue leaves out for the steeds of these. */
const ridden = ['Wights: skeletal steed'];

const facts = readFacts('whfb4-facts.jsonl') as readonly FactArmy[];

/** A name as the catalogues write it, in lower case. */
function plain(name: string): string {
	return name.toLowerCase().replace(/ \(.*\)$/, '');
}

function namesOf({ entry }: IndexedEntry): readonly string[] {
	return [entry.name, ...(entry.aliases ?? [])].flatMap((name) => [
		name.toLowerCase(),
		plain(name)
	]);
}

function unitCalled(index: ArmyIndex, name: string): IndexedEntry | undefined {
	return (
		index.units.find(({ entry }) => entry.name === name) ??
		index.units.find((unit) => namesOf(unit).includes(plain(name)))
	);
}

describe.each(facts.filter(({ army }) => isInRun('whfb4', army)))('$army', ({ army, units }) => {
	const index = packIndex({ system: whfb4, armies: whfb4Armies }, army);
	const { pointsOf, pricesOf, breaks } = sweepOf(index);
	const rows = Object.entries(units).map(([name, fact]) => ({
		name,
		fact,
		unit: unitCalled(index, name)
	}));
	const known = rows.flatMap(({ unit, ...row }) => (unit ? [{ ...row, unit }] : []));

	test('every unit of the catalogue is there at its points', () => {
		expect(rows.filter(({ unit }) => !unit).map(({ name }) => name)).toEqual([]);
		const wrong = known.flatMap(({ name, fact: { points, each, size }, unit }) => {
			if (points === undefined && each === undefined) return [];
			const wanted = (points ?? 0) + (each ?? 0) * (size?.[0] ?? 1);
			const found = pointsOf(unit, size?.[0]);
			return found === wanted ? [] : [`${name}: ${wanted}, not ${found}`];
		});
		expect(wrong).toEqual([]);
	});

	test('each option of each unit alone has its price', () => {
		const wrong = known.flatMap(({ name, fact: { options = [], champions = [], size }, unit }) => {
			const models = size?.[0];
			const priceOf = (wanted: string) =>
				index.options
					.filter((one) => namesOf(one).includes(wanted.toLowerCase()))
					.flatMap((one) => pricesOf(unit, one, models));
			return [...options, ...champions].flatMap(([option, price]) => {
				const found = priceOf(option);
				const times = /Chariot/.test(name) ? crew : (models ?? 1);
				const isRight = [price, price * times].some((points) => found.includes(points));
				return isRight || ridden.includes(`${name}: ${option}`)
					? []
					: [`${name}: ${option} ${price}, not ${found.join(', ')}`];
			});
		});
		expect(wrong).toEqual([]);
	});

	test('sizes and numbers in an army hold, and one less or more does not', () => {
		const wrong = known.flatMap(({ name, fact: { size, most }, unit }) =>
			breaks(unit, size, most).map((of) => `${name}: ${of}`)
		);
		expect(wrong).toEqual([]);
	});
});

test('the facts are those of eight armies, with some thousand prices', () => {
	const prices = facts.flatMap(({ units }) =>
		Object.values(units).flatMap(({ options = [], champions = [] }) => [...options, ...champions])
	);
	expect(facts).toHaveLength(8);
	expect(prices.length).toBeGreaterThan(800);
});
