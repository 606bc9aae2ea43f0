import { describe, expect, test } from 'vitest';
import { readCase } from '../../../tests/pasted-cases.ts';

const empire =
	'Empire (Warmaster), 2000 points\n\n125 - General\n180 - 4 Halberdiers\n220 - 4 Crossbowmen\n';
const elves =
	'Dread Elves, The Ninth Age 0.9, 2000 points\n\n105 - Lord of Darkness, General\n400 - 50 Elven Warriors\n400 - 50 Elven Warriors\n';

describe('a number that cannot be meant', () => {
	test.each([
		'0 Cannon',
		'Cannon x0',
		'120 Cannon',
		'(2 Cannon)',
		'[2 Cannon]',
		'4',
		'#4',
		'(4)',
		'440 - 4',
		'155 -'
	])('leaves “%s” unread', async (line) => {
		const { points, unread } = await readCase(`${empire}${line}`);
		expect({ points, unread }).toEqual({
			points: 525,
			unread: [expect.stringMatching(/^line 6: Empire has nothing called /)]
		});
	});

	test.each(['4X CROSSBOWMEN - 220 PTS', '4 X CROSSBOWMEN - 220 PTS'])(
		'is written in capitals as well: %s',
		async (line) => {
			const read = await readCase(`EMPIRE, WARMASTER, 2000 POINTS\n1X GENERAL - 125 PTS\n${line}`);
			expect(read).toMatchObject({ points: 345, unread: [], differences: [] });
		}
	);

	test('stands far behind “Total”, as in a column', async () => {
		const { points, unread, differences } = await readCase(`${empire}\nTotal${' '.repeat(55)}525`);
		expect({ points, unread, differences }).toEqual({ points: 525, unread: [], differences: [] });
	});

	test('of models is none, or more than a unit may have', async () => {
		const { points, unread } = await readCase(
			`${elves}0 Elven Warriors\n1500 Elven Warriors\nDread Reaper x0`
		);
		expect(points).toBe((await readCase(elves)).points);
		expect(unread.map((line) => line.slice(0, 6))).toEqual(['line 6', 'line 7', 'line 8']);
	});

	test('of what is given is said as it stands', async () => {
		const { points, unread } = await readCase(
			`${empire}4 Knights\n- 0 Battle Banner\n2 Hero\n- 3 Sword of Might`
		);
		expect(points).toBe(525 + 440 + 160);
		expect(unread).toEqual([
			expect.stringContaining('“0 Battle Banner”'),
			expect.stringContaining('“3 Sword of Might”')
		]);
		const { unread: many } = await readCase(`${elves}130 - High Sorceress, 12 Dispel Scroll`);
		expect(many).toEqual([expect.stringContaining('“12 Dispel Scroll”')]);
	});

	test.each(['525', '= 525', 'Total: 525 points', '---', 'Infantry (400 pts)', 'Infantry 25%'])(
		'is no “%s”',
		async (line) => {
			expect(await readCase(`${empire}${line}`)).toMatchObject({ points: 525, unread: [] });
		}
	);
});

describe('a number of what is given', () => {
	test('that is that of the models is once', async () => {
		const { units, unread } = await readCase(
			'The Empire, WFB 4th edition, 2000 points\n\nGeneral of the Empire\n20 Halberdiers, 20 shields, 20 light armour'
		);
		expect(unread).toEqual([]);
		expect(units.at(-1)).toBe('20 halberdiers shield light-armour');
	});

	test('is that of one of several units', async () => {
		const { units, unread } = await readCase(`${empire}3 Knights\n- 1 Battle Banner`);
		expect(unread).toEqual([]);
		expect(units.slice(-3)).toEqual(['knights', 'knights', 'knights battle-banner']);
	});
});

describe('a long line', () => {
	const gap = ' '.repeat(195);

	test('is read beyond its 200th letter', async () => {
		const { units, unread } = await readCase(`${empire}2 Knights${gap}, 3 Cannon`);
		expect(unread).toEqual([]);
		expect(units.slice(-5)).toEqual(['knights', 'knights', 'cannon', 'cannon', 'cannon']);
		const { unread: strange } = await readCase(`${empire}2 Knights${gap}, 9 Nonsense`);
		expect(strange).toEqual([expect.stringContaining('“Nonsense”')]);
	});

	test('is reported where its end is not read, and not for spaces before it', async () => {
		const { unread } = await readCase(`${empire}2 Knights${gap}${gap}, 3 Cannon`);
		expect(unread).toEqual([expect.stringContaining('first 300 characters')]);
		const { units, unread: none } = await readCase(`${empire}${gap}${gap}2 Cannon`);
		expect(none).toEqual([]);
		expect(units.slice(-2)).toEqual(['cannon', 'cannon']);
	});
});
