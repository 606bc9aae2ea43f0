import { describe, expect, test } from 'vitest';
import { readCase } from '../../../tests/pasted-cases.ts';

const empire = 'Empire, Warmaster, 2000 points\n\nGeneral - 125\n2 Cannon - 170\n';
const orcs =
	'Orcs & Goblins, WFB 4th edition, 2000 points\n\n110 - Orc Warboss, General\n550 - 100 Orc\n';
const elves =
	'Dread Elves, The Ninth Age 0.9, 2000 points\n\n140 - Lord of Darkness, General\n500 - 50 Elven Warriors\n';

describe('a line that names a unit behind other words', () => {
	test.each([
		[empire, 'Magic items: Sword of Fate (General)'],
		[elves, 'Magic items: Dispel Scroll (Lord of Darkness)'],
		[orcs, '45 - 10 Gobein, Shield, Giant'],
		[orcs, 'Gobein, Shield, Giant']
	])('buys none: %s%s', async (list, line) => {
		const { points } = await readCase(list);
		const read = await readCase(`${list}${line}`);
		expect(read.points).toBe(points);
		expect(read.unread).toEqual([expect.stringMatching(/^line 5: /)]);
	});

	test.each([
		['Otto the Bold - Hero', 'hero “Otto the Bold”'],
		['Otto (Hero)', 'hero “Otto”'],
		['Sir Otto, Hero', 'hero “Sir Otto”']
	])('is that unit in “%s”', async (line, unit) => {
		const read = await readCase(`${empire}${line}`);
		expect(read).toMatchObject({ unread: [], units: ['general', 'cannon', 'cannon', unit] });
	});
});

test('a rank that is misspelt is the rank, and nothing besides', async () => {
	const { units, unread } = await readCase(
		'Warriors of the Dark Gods, The Ninth Age 0.9, 2000 points\n\nChosen Lord, General - 160\nChosen Sorcerer, Levl 3 Wizard - 200'
	);
	expect(unread).toEqual([]);
	expect(units.at(-1)).toBe('chosen-sorcerer mark-of-the-dark-gods-unbound level-3-wizard');
});
