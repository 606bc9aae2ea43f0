import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { writeMusterFile } from '../../src/exchange/index.ts';
import { useListFolder } from './list-folder.ts';
import { anEmpire, compulsory, legal, roster } from './lists.ts';
import { muster } from './run-muster.ts';

const { folder, check } = useListFolder();

const event = {
	eventPack: 1,
	name: 'Garden Cup',
	system: 'Warmaster',
	date: '2026-12-05',
	constraints: [{ kind: 'count', of: { any: ['ARTILLERY'] }, max: 1, label: 'Artillery' }]
};
const guns = anEmpire([...compulsory, { unit: 'Cannon' }, { unit: 'Helblaster' }]);
const threeGuns = anEmpire(
	[
		{ unit: 'Halberdiers', count: 4 },
		{ unit: 'Crossbowmen', count: 4 },
		{ unit: 'General' },
		{ unit: 'Cannon', count: 2 },
		{ unit: 'Helblaster' }
	],
	{ size: 2000 }
);

const write = (content: object): string => {
	folder.write('cup.json', content);
	return 'cup.json';
};

describe('lists under an event', () => {
	test('keep to its rules as to the book’s, and it is the source', async () => {
		folder.write('guns.json', guns);
		expect((await check('guns.json')).exit).toBe(0);
		const { exit, out, err } = await check('guns.json', '--event', write(event), 'legal.json');
		expect(out.split('\n')).toEqual([
			'guns.json: Nordland · Warmaster, Empire · 460 of 1000 points · under Garden Cup · 1 problem',
			'  Artillery: 2 taken, maximum 1. Remove 1. Applies at every points limit. [Garden Cup, 2026-12-05]',
			'legal.json: Nordland · Warmaster, Empire · 325 of 1000 points · under Garden Cup · legal so far · 675 left',
			''
		]);
		expect({ exit, err }).toEqual({ exit: 1, err: '' });
	});

	test('keep to what it lets a unit spend on options', async () => {
		const budget = { kind: 'budget', of: { any: ['MAGIC ITEM'] }, on: { any: ['HERO'] } };
		const under = (max: number): string =>
			write({ ...event, eventPack: 2, constraints: [{ ...budget, max, label: 'magic items' }] });
		folder.write(
			'sword.json',
			anEmpire([...compulsory, { unit: 'Hero', with: ['Sword of Might'] }])
		);
		expect((await check('sword.json', '--event', under(10))).exit).toBe(0);
		const { exit, out } = await check('sword.json', '--event', under(9));
		expect(exit).toBe(1);
		expect(out).toContain('Hero: magic items for 10 points (Sword of Might), maximum 9.');
	});

	test('are told that they are of another size, which stays theirs', async () => {
		write({ ...event, size: 2000 });
		const { exit, out } = await check('--json', '--event', 'cup.json', 'legal.json');
		expect(JSON.parse(out)).toMatchObject([
			{
				size: 1000,
				legal: false,
				problems: [
					{
						code: 'agreed-size/other',
						message: 'The points limit is 1000; this event is played at 2000 points.',
						source: 'Garden Cup, 2026-12-05'
					}
				]
			}
		]);
		expect(exit).toBe(1);
	});

	test('have the readings it plays', async () => {
		const tzar = {
			system: 'warmaster',
			army: 'Kislev',
			size: 900,
			units: [{ unit: 'General', with: ['Tzarina', 'Bear'] }]
		};
		folder.write('tzar.json', tzar);
		const problems = async (...words: readonly string[]): Promise<string> =>
			(await check('tzar.json', ...words)).out;
		const fixed = { ...event, readings: { 'tzarina-sled': 'sled-is-mount' } };
		const isForbidden = /may not be given|sled is her mount/;
		expect(await problems()).not.toMatch(isForbidden);
		expect(await problems('--event', write(fixed))).toMatch(isForbidden);
		folder.write('own.json', { ...tzar, readings: { 'tzarina-sled': 'Sled-is-Mount' } });
		expect((await check('own.json')).out).toMatch(isForbidden);
		folder.write('typo.json', { ...tzar, readings: { 'tzarina-sledge': 'x' } });
		expect((await check('typo.json')).out).toMatch(
			/no interpretation question “tzarina-sledge”\. Did you mean tzarina-sled\?/
		);
	});

	test('may bring an event of their own, which another replaces', async () => {
		folder.write('own.json', { ...guns, event });
		expect((await check('own.json')).out).toMatch(/1 problem\n.*\[Garden Cup, 2026-12-05\]/);
		const looser = { ...event, name: 'Shed Cup', constraints: [] };
		expect((await check('own.json', '--event', write(looser))).exit).toBe(0);
		folder.write('wrong.json', { ...guns, event: { ...event, date: 'May' } });
		expect(await check('wrong.json')).toMatchObject({
			exit: 2,
			out: 'wrong.json: event: “date” must be a day of the calendar such as 2026-11-20, found "May".\n'
		});
	});

	test('may come in an export of Muster', async () => {
		folder.write('export.json', writeMusterFile([roster, { ...roster, name: 'Stirland' }]));
		write({ ...event, size: 2000 });
		const { out } = await check('export.json', '--event', 'cup.json');
		expect(out.match(/played at 2000 points/g)).toHaveLength(2);
	});
});

describe('an event pack that cannot be read', () => {
	test.each([
		[{ ...event, system: 'warmonger' }, /^cup\.json: There is no game system called “warmonger”/],
		[
			{ ...event, constraints: [{ ...event.constraints[0], of: { any: ['Steam Tnak'] } }] },
			/^cup\.json: constraints, 1st rule: Warmaster has nothing called “Steam Tnak”.* Did you mean Steam Tank\?\n$/
		],
		[legal, /^cup\.json: This is a list and no event pack/],
		['{', /^cup\.json: The file is not JSON/]
	])('keeps every list from being judged: %#', async (content, sentence) => {
		folder.write('cup.json', content);
		const { exit, out, err } = await check('legal.json', '--event', 'cup.json', '--json');
		expect({ exit, out }).toEqual({ exit: 2, out: '' });
		expect(err).toMatch(sentence);
	});

	test('or is not there', async () => {
		expect(await check('legal.json', '--event', 'none.json')).toEqual({
			exit: 2,
			out: '',
			err: 'none.json: There is no such file.\n'
		});
	});

	test.each([
		[['check', 'legal.json', '--event'], /^Name the file of the event pack after --event/],
		[['check', '--event', '--json', 'legal.json'], /^Name the file/],
		[['check', '--event', 'a', '--event', 'b', 'legal.json'], /give --event once/],
		[['check', '--event', 'cup.json'], /^Name at least one file/]
	])('or is not named: %j', async (words, sentence) => {
		const { exit, out, err } = await muster(folder.path, words);
		expect({ exit, out }).toEqual({ exit: 2, out: '' });
		expect(err).toMatch(sentence);
	});

	test('or is taken for a list', async () => {
		write(event);
		expect(await check('cup.json')).toMatchObject({
			exit: 2,
			out: 'cup.json: This is an event pack and no list: --event checks lists under it.\n'
		});
	});
});

test('the event pack of the handbook is one', async () => {
	const sample = new URL('../../docs/northern-open.event.json', import.meta.url);
	folder.write('sample.json', readFileSync(sample, 'utf8'));
	folder.write('three.json', threeGuns);
	const { exit, out, err } = await check('three.json', '--event', 'sample.json');
	expect({ exit, err }).toEqual({ exit: 0, err: '' });
	expect(out).toMatch(/ · legal so far · \d+ left\n$/);
	folder.write('four.json', anEmpire([{ unit: 'Cannon', count: 4 }], { size: 2000 }));
	expect((await check('four.json', '--event', 'sample.json')).out).toMatch(
		/Artillery: 4 taken, maximum 3\..*\[Northern Open 2026, 2026-12-05\]/
	);
});
