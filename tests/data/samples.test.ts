import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy, musterUnit } from '#engine';
import { findArmy, recognise, resolveList } from '../../src/exchange/index.ts';
import { Army, System } from '../../src/schema/pack.ts';
import { rawPacks } from '../packs.ts';
import { textsOf } from '../said.ts';

/** What each unit of a sample costs, in its order, by hand from the printed prices. */
const prices: Readonly<Record<string, readonly number[]>> = {
	aos4: [
		...[0, 0, 0], // formation and lores
		...[120, 90, 90, 150, 2 * 90],
		...[150, 190, 130, 170],
		...[130, 2 * 140],
		...[0, 0], // battle tactic cards
		310
	],
	spearhead: [0, 0, 0, 0, 0, 0],
	t9a: [
		100 + 55 + 15 + 10 + 50 + 40 + 30,
		60 + 25 + 15 + 10 + 45,
		60 + 30 + 35,
		12 * 23 + 30 + 25,
		12 * 17 + 20,
		20 * 6 + 10,
		10 + 4 * 55 + 4 * 5,
		-20 + 9 * 40 + 10,
		130
	],
	warmaster: [
		...[45, 45, 45, 45 + 25],
		...[55, 55, 55, 55],
		...[65, 65, 65, 65],
		...[110, 110, 110, 110, 110 + 50],
		...[95, 95],
		...[85, 85],
		...[125, 80, 80, 45 + 15 + 10]
	],
	'warmaster-trial': [
		...[60, 60, 60, 60, 60, 60],
		...[40, 40],
		...[105, 105],
		...[30, 30, 30],
		...[90, 90, 90, 90, 90],
		...[95, 95, 95, 95],
		70,
		...[125 + 10, 80, 80, 45 + 10]
	],
	'warmaster-revolution': [
		...[45, 45, 45, 45 + 20],
		...[55, 55, 55, 55],
		...[65, 65, 65, 65],
		...[110, 110, 110, 110, 110 + 50],
		...[95, 95],
		...[85, 85],
		...[125, 80, 80, 45 + 15 + 10]
	],
	whfb4: [
		100 + 3 + 2 + 1 + 3 + 4,
		80,
		118 + 25,
		30 * (7 + 2) + (30 + 1 + 1 + 2 - 9) + 9 + 9,
		30 * (7 + 2) + (30 + 1 + 1 + 2 - 9) + 9 + 9,
		10 * 39 + 39 + 39,
		5 * 22,
		16 * (3.5 + 2 / 2) + (21 + 2 - 4.5),
		10 * (10 + 3) + (48 + 2 + 3 - 13),
		...[95, 95]
	],
	whfb6: [
		80 + 21 + 12 + 3 + 100,
		50 + 25 + 14 + 8 + 60,
		60 + 35 + 25 + 25,
		60 + 35 + 25,
		20 * (6 + 1) + 10 + 5 + 10,
		10 * 6,
		25 * 7 + 10 + 5 + 10,
		20 * 8 + 5 + 20,
		10 * (23 + 3) + 16 + 16 + 8 + 25,
		5 * 19,
		...[100, 100],
		125
	]
};

describe.each(rawPacks)('the sample of $folder', ({ folder: id, system: raw, armies, sample }) => {
	const system = System.parse(raw);

	function read() {
		const file = recognise(JSON.stringify(sample));
		if (file.kind !== 'plain-list') throw new Error(`read as ${file.kind}`);
		const lists = armies.map(({ army }) => Army.parse(army));
		const army = findArmy(file.list.army, lists);
		if (!army) throw new Error(`no army ${file.list.army}`);
		const index = indexArmy(system, army);
		let made = 0;
		const result = resolveList(file.list, index, () => `id${String(++made)}`);
		if (!result.ok) throw new Error(result.faults.map(({ message }) => message).join('\n'));
		return { roster: result.roster, index: indexArmy(system, army, result.roster) };
	}

	test('is of this game, at its usual size, and has a name of its own', () => {
		const { roster } = read();
		expect([roster.system, roster.size]).toEqual([id, system.usualSize]);
		expect(roster.name).not.toBe('');
	});

	test('costs what is worked out by hand, unit by unit, and nearly all of the size', () => {
		const { roster, index } = read();
		const { points } = checkRoster(roster, index);
		expect(roster.units.map((unit) => musterUnit(unit, index).points)).toEqual(prices[id]);
		expect(points).toBe(prices[id]?.reduce((sum, each) => sum + each, 0));
		expect(system.usualSize - points).toBeLessThanOrEqual(10);
	});

	test('has nothing that is out of sight until it is asked for', () => {
		const { roster, index } = read();
		const ids = roster.units.flatMap(({ entry, options = [] }) => [entry, ...options]);
		expect(ids.filter((id) => index.entries.get(id)?.isHidden)).toEqual([]);
	});

	test('is legal, and leaves no advice open', () => {
		const { roster, index } = read();
		const { problems, advice } = checkRoster(roster, index);
		expect(textsOf(index, [...problems, ...advice])).toEqual([]);
	});
});
