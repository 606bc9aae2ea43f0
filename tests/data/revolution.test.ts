import { describe, expect, test } from 'vitest';
import type { Army, Entry } from '#schema';
import {
	armyIds,
	revolution,
	revolutionArmies,
	readRow,
	rowsOf,
	selectors
} from '../revolution.ts';

/** What a row prints as its limit and its army's rules say otherwise. */
const otherwise: Readonly<Record<string, readonly [string, string]>> = {
	// Units of another kind may stand for some of them: a rule counts both together.
	'empire: Crossbowmen': ['2/-', '1/-'],
	'dogs-of-war: Crossbowmen': ['2/-', '1/-'],
	'dwarfs: Warriors': ['2/-', '1/-'],
	'kislev: Axemen': ['2/-', '1/-'],
	'goblins: Goblins': ['4/-', '2/-'],
	'chaos-dwarfs: Chaos Dwarfs': ['2/4', '-/4'],
	'cathay: Crossbows': ['1/-', '-/-'],
	// Their rules say that an army has one, whatever its size.
	'dark-elves: Cauldron of Blood': ['-/1', '0-1'],
	'wood-elves: Treeman Ancient': ['-/1', '0-1'],
	'wood-elves: Unicorn': ['-/1', '0-1'],
	// A reading decides between its rule and its row.
	'chaos-dwarfs: Lammasu': ['-/1', '-/-']
};

/** Stands that join a unit are printed as infantry. */
const printedHits: Readonly<Record<string, string>> = { 'cathay: Maneaters': '4' };

/** Misprints, and names of the same spell elsewhere in the page. */
const spelling: Readonly<Record<string, string>> = {
	Dominian: 'Dominion',
	'Rage 30cm': '30cm'
};

const armyOf = (id: string): Army => {
	const army = revolutionArmies.find((each) => each.id === id);
	if (!army) throw new Error(`no army ${id}`);
	return army;
};

function rangeText({ limit }: Entry): string {
	if (!limit) return '-/-';
	const { min, max, per } = limit;
	if (per === 'army') return min === undefined ? '0-1' : '1';
	return [min, max].map((each) => (typeof each === 'number' ? String(each) : '-')).join('/');
}

function typeName({ type, printedType }: Entry): string {
	return printedType ?? revolution.types.find(({ id }) => id === type)?.name ?? type;
}

test('the 25 armies are those of the pages', () => {
	expect(revolutionArmies.map(({ id }) => id).toSorted()).toEqual(armyIds.toSorted());
});

describe.each(armyIds)('%s', (id) => {
	const army = armyOf(id);
	const own = army.entries.filter(({ type }) => !type.startsWith('renown-'));

	test('has the printed rows and, of what only a rule prints, the Oathstone', () => {
		const names = rowsOf(id).map(({ name }) => name);
		const unprinted = own.map(({ name }) => name).filter((name) => !names.includes(name));
		expect(unprinted).toEqual(id === 'dwarfs' ? ['Oathstone'] : []);
	});

	test.each(rowsOf(id))('$name', ({ name, type, stats, points, range }) => {
		const entry = own.find((each) => each.name === name);
		if (!entry) throw new Error(`no entry ${name}`);
		const [printed, here] = otherwise[`${id}: ${name}`] ?? [range, range];
		const hits = printedHits[`${id}: ${name}`];
		expect(typeName(entry)).toBe(type);
		expect(entry.stats ?? {}).toEqual({ ...stats, ...(hits !== undefined && { hits }) });
		expect(entry.cost).toBe(points);
		expect(range).toBe(printed);
		expect(rangeText(entry)).toBe(here);
	});

	test('rows stand in the printed order', () => {
		const names = own.map(({ name }) => name).filter((name) => name !== 'Oathstone');
		expect(names).toEqual(rowsOf(id).map(({ name }) => name));
	});

	test('has the printed spells', () => {
		const spells = army.spells.map(({ name, cast, range }) => `${name} | ${cast} | ${range}`);
		const printed = (selectors[id]?.spells ?? []).map((text) =>
			text
				.split(' | ')
				.map((cell) => spelling[cell] ?? cell)
				.join(' | ')
		);
		expect(spells.toSorted()).toEqual(printed.toSorted());
	});

	test('every entry, rule and spell has words of its own where it needs them', () => {
		const silent = [...army.rules, ...army.spells].filter(({ text }) => !text);
		expect(silent).toEqual([]);
	});
});

describe('hired regiments', () => {
	const rows = (selectors['regiments-of-renown']?.rows ?? []).map(readRow);
	const all = new Map(
		revolutionArmies.flatMap(({ entries }) =>
			entries.filter(({ type }) => type.startsWith('renown-')).map((entry) => [entry.name, entry])
		)
	);

	test('are the printed 24', () => {
		expect([...all.keys()].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
	});

	test.each(rows)('$name', ({ name, type, stats, points }) => {
		const entry = all.get(name);
		if (!entry) throw new Error(`no entry ${name}`);
		expect(typeName(entry)).toBe(type);
		expect(entry.stats).toEqual(stats);
		expect(entry.cost).toBe(points);
		expect(entry.limit).toEqual({ max: 1, per: 'army' });
	});
});
