import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy } from '#engine';
import { armyBook } from '../../src/features/library/army-book.ts';
import { Army, System } from '../../src/schema/pack.ts';
import type { Rule } from '#schema';
import { aRoster } from '../builders.ts';
import { rawPacks } from '../packs.ts';

// What the text says of a battle is in the library of every army, and on its paper.

const raw = rawPacks.find(({ folder }) => folder === 't9a');
const system = System.parse(raw?.system);
const armies = (raw?.armies ?? []).map(({ army }) => Army.parse(army));

const found = new Map<string, readonly Rule[]>();

function rulesOf(army: Army, search = ''): readonly Rule[] {
	const key = `${army.id}: ${search}`;
	const rules = found.get(key) ?? armyBook(indexArmy(system, army), search).armyRules;
	found.set(key, rules);
	return rules;
}

describe.each(armies)('the book of $name', (army) => {
	test.each([
		['Winds of Magic', 'power dice'],
		['Miscast', 'Saves of any kind'],
		['Bound spell', 'power level'],
		['Cover', '-2 in all'],
		['Terrain', 'Blocking terrain'],
		['Buildings', 'assault'],
		['Victory points', 'lost']
	])('tells of %s', (name, words) => {
		const rule = rulesOf(army).find((each) => each.name === name);
		expect(rule?.text).toContain(words);
	});

	test('has every row of its charts', () => {
		const rows = (name: string) =>
			rulesOf(army).find((each) => each.name === name)?.chart?.rows.length;
		expect(rows('Miscast')).toBe(5);
		expect(rows('Terrain')).toBe(8);
		expect(rows('Items that have lost their names')).toBe(8);
	});
});

test.each([
	['ogre-khans', 'Big Names that have lost their names'],
	['kingdom-of-equitaine', 'A virtue that has lost its name'],
	['undying-dynasties', 'Nehekharan Undead']
])('%s tells what the text changes: %s', (id, name) => {
	const army = armies.find((each) => each.id === id);
	expect(army && rulesOf(army).map((rule) => rule.name)).toContain(name);
});

describe('four units besides characters, by the interpretation', () => {
	const broken = (n: number, answer?: string): boolean => {
		const units = Array.from({ length: n }, (_, at) => ({
			id: `u${at}`,
			entry: 'bowmen',
			models: 10
		}));
		const readings = answer === undefined ? {} : { 'four-units': answer };
		const roster = aRoster({
			army: 'kingdom-of-equitaine',
			system: 't9a',
			size: 2000,
			units,
			readings
		});
		const army = armies.find(({ id }) => id === 'kingdom-of-equitaine');
		if (!army) throw new Error('no army');
		const { problems } = checkRoster(roster, indexArmy(system, army, roster));
		return problems.some(({ constraint }) => constraint.id === 'four-units');
	};

	test('three are too few where it is played, four are enough', () => {
		expect([broken(3, 'yes'), broken(4, 'yes')]).toEqual([true, false]);
		expect(broken(3)).toBe(false);
	});
});
