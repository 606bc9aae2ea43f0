import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkRoster, compulsoryUnits, indexArmy } from '#engine';
import type { Army, Entry } from '#schema';
import { aList, aRoster, aUnit } from '../builders.ts';
import '../expect-legality.ts';
import { readRow, type Selector } from '../revolution.ts';
import { trialArmies as armies, trialSystem as system } from '../trial-armies.ts';
import { wronglyJudged } from './limit-table.ts';
import { knownLists } from './trial-lists.ts';

// The 22 lists of the Trial Armies Compendium of 2009, against what a public selector has of them.

const file = new URL('../fixtures/warmaster-trial/selectors.json', import.meta.url);
const selectors = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Selector>>;

const armyOf = (id: string): Army => {
	const army = armies.find((each) => each.id === id);
	if (!army) throw new Error(`no army ${id}`);
	return army;
};

/** "elite": none under 2000 points, then one more for each further 1000. */
function rangeText({ limit }: Entry): string {
	if (!limit) return '-/-';
	const { min, max, per } = limit;
	if (typeof max === 'object') return 'elite';
	if (per === 'army') return min === undefined ? '0-1' : '1';
	return [min, max].map((each) => (typeof each === 'number' ? String(each) : '-')).join('/');
}

const typeName = ({ type, printedType }: Entry) =>
	printedType ?? system.types.find(({ id }) => id === type)?.name;

/** "2 Trolls, Caliph + Sword of Fate" with ids for names; a unit goes before a mount of its name. */
const byIds = ({ entries }: Army, list: string) =>
	list
		.split(', ')
		.map((line) => {
			const [, count = '', unit = '', item = ''] =
				/^(\d+ )?([^+]+?)(?: \+ (.+))?$/.exec(line) ?? [];
			const named = [...entries, ...system.entries].find(({ name }) => name === unit);
			const given = system.entries.find(({ name }) => name === item);
			return `${count}${named?.id ?? unit}${given ? ` + ${given.id}` : ''}`;
		})
		.join(', ');

/** A bounce is written as in the rulebook. */
const plain = (stats: Readonly<Record<string, string>> = {}) =>
	Object.fromEntries(
		Object.entries(stats).map(([column, value]) => [column, value.replace('+b', ' + bounce')])
	);

/** Its columns stand one place to the left in the source. */
const shifted = 'Tribal Warriors';

test('there are 22, and they are those of the source', () => {
	expect(armies.map(({ id }) => id).toSorted()).toEqual(Object.keys(selectors).toSorted());
	expect(armies).toHaveLength(22);
});

describe.each(Object.keys(selectors))('%s', (id) => {
	const army = armyOf(id);
	const index = indexArmy(system, army);
	const { rows = [], rules = [], spells = [] } = selectors[id] ?? {};

	test.each(rows.map(readRow))('$name', ({ name, type, stats, points, range }) => {
		const entry = army.entries.find((each) => each.name === name);
		if (!entry) throw new Error(`no entry ${name}`);
		if (id === 'araby-tribal' && name === shifted) {
			expect([entry.cost, rangeText(entry)]).toEqual([60, '1/-']);
			return;
		}
		expect(typeName(entry)).toBe(type);
		expect(entry.stats ?? {}).toEqual(plain(stats));
		expect(entry.cost).toBe(points);
		expect(rangeText(entry)).toBe(range);
	});

	test('rows stand in order, spells and rules have their names', () => {
		expect(army.entries.map(({ name }) => name)).toEqual(rows.map((row) => readRow(row).name));
		expect(
			army.spells.map(({ name, cast = '', range = '-' }) => `${name} | ${cast} | ${range}`)
		).toEqual(spells);
		const used = new Set([
			...army.armyRules,
			...army.entries.flatMap((entry) => entry.rules ?? [])
		]);
		const known = [...army.rules, ...system.rules].filter((rule) => used.has(rule.id));
		const names = known.map(({ name }) => name);
		expect(rules.filter((title) => !names.includes(title))).toEqual([]);
	});

	test('each limit holds at n and not beyond, at 999, 1000, 1999 and 2000 points', () => {
		const printed = rows
			.map(readRow)
			.map((row) =>
				id === 'araby-tribal' && row.name === shifted ? { ...row, range: '1/-' } : row
			);
		expect(wronglyJudged(index, printed)).toEqual([]);
	});

	test('begins with the smallest legal army', () => {
		let given = 0;
		const least = compulsoryUnits(index, 1000, () => `u${++given}`);
		const roster = aRoster({ size: 1000, units: least });
		expect(roster).toBeLegalIn(index);
		expect(checkRoster(roster, index).points).toBe(knownLists[id]?.smallest);
	});

	test('is legal at exactly 2000 points, and at 1999 too dear', () => {
		const { list = '', units } = knownLists[id] ?? {};
		const report = checkRoster(aList(2000, byIds(army, list)), index);
		expect(report.problems.map(({ outcome }) => outcome)).toEqual([]);
		expect(report.points).toBe(2000);
		expect(report.tallies.find(({ tally }) => tally.id === 'units')?.value).toBe(units);
		const dear = checkRoster(aList(1999, byIds(army, list)), index);
		expect(dear.problems.map(({ outcome }) => outcome)).toContain('points-limit/over');
	});
});

test.each([
	{ size: 1999, taken: 1, legal: false },
	{ size: 2000, taken: 1, legal: true },
	{ size: 2000, taken: 2, legal: false },
	{ size: 3000, taken: 2, legal: true }
])('$taken Shaggoths at $size points: legal = $legal', ({ size, taken, legal }) => {
	const index = indexArmy(system, armyOf('beastmen'));
	const units = Array.from({ length: taken }, (_, at) =>
		aUnit('dragon-ogre-shaggoth', { id: `x${at}` })
	);
	const { problems } = checkRoster(aRoster({ size, units }), index);
	const over = problems.some(({ outcome }) => outcome === 'count/too-many');
	expect(over).toBe(!legal);
});

test('what is known by name only says so, and each army says what is not checked', () => {
	const silent = armies.filter(({ gaps = [] }) => gaps.length === 0);
	expect(silent.map(({ name }) => name)).toEqual([]);
	// Without a text, paper names them in a row, and a player may write one.
	expect(armies.flatMap(({ rules }) => rules.filter(({ text }) => text !== undefined))).toEqual([]);
});
