import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import {
	findArmy,
	recognise,
	resolveList,
	reviewText,
	type Alias
} from '../../src/exchange/index.ts';
import { readListTexts } from '../../src/exchange/lines/list-text.ts';
import { packIndex } from '../rules-map/pack.ts';
import { whfb4, whfb4Armies } from '../whfb4.ts';

const pack = { system: whfb4, armies: whfb4Armies };

function pointsOf(army: string, unit: object): number {
	const file = { system: 'whfb4', army, size: 2000, units: [unit] };
	const read = recognise(JSON.stringify(file));
	if (read.kind !== 'plain-list') throw new Error(JSON.stringify(read));
	const { id = '' } = findArmy(army, pack.armies) ?? {};
	const result = resolveList(read.list, packIndex(pack, id), () => 'id');
	if (!result.ok) throw new Error(JSON.stringify(result.faults));
	return checkRoster(result.roster, packIndex(pack, result.roster.army)).points;
}

describe('names as real lists write them', () => {
	test.each([
		[
			'High Elves',
			{ unit: '16 Spear Elves', with: ['Full Command'] },
			{ unit: 'High Elf Spearmen', models: 16, with: ['Champion', 'Standard', 'Musician'] }
		],
		['High Elves', { unit: '15 Seaguard' }, { unit: 'Lothern Sea Guard', models: 15 }],
		['High Elves', { unit: 'RBT' }, { unit: 'Repeater Bolt Thrower' }],
		['The Empire', { unit: 'Hellblaster' }, { unit: 'Helblaster Volley Gun' }],
		['The Empire', { unit: '20 Great Swords' }, { unit: 'Greatswords', models: 20 }]
	])('%s: %j is %j', (army, written, printed) => {
		expect(pointsOf(army, written)).toBe(pointsOf(army, printed));
		expect(pointsOf(army, written)).toBeGreaterThan(0);
	});
});

describe('the full command of a unit with a choice of champions', () => {
	const [list] = readListTexts('Undead\n2000 pts\n\n20 Skeletons FC\n10 Zombies\n');
	const army = whfb4Armies.find(({ id }) => id === 'undead');
	if (!list || !army) throw new Error('no list');
	const review = (...aliases: readonly Alias[]) => {
		const corrections = { aliases, skipped: new Set<number>() };
		const read = reviewText(list, { system: whfb4, army }, corrections, () => 'id');
		if (!read.ok) throw new Error('not read');
		return read.review;
	};

	test('asks which of them it is, and gives it all else', () => {
		const { roster, lines } = review();
		expect(roster.units[0]?.options).toEqual(['standard-bearer', 'musician']);
		const [unknown] = lines.flatMap((line) => line.unknown);
		expect(unknown?.name).toBe('Wraith or Wight');
		const offered = unknown?.suggestions.map(({ name }) => name) ?? [];
		expect(offered.slice(0, 2)).toEqual(['Wraith', 'Wight']);
	});

	test('is whole with the answer', () => {
		const { roster } = review({ name: 'Wraith or Wight', entry: 'wight' });
		expect(roster.units[0]?.options?.toSorted()).toEqual(['musician', 'standard-bearer', 'wight']);
	});
});
