import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Roster } from '#schema';
import { writeMusterFile } from '../../src/exchange/index.ts';
import { buildCommand, makeFolder, muster, musterCutShort, type Folder } from './run-muster.ts';

interface Line {
	readonly unit: string;
	readonly count?: number;
	readonly with?: readonly string[];
}

const compulsory: readonly Line[] = [
	{ unit: 'Halberdiers', count: 2 },
	{ unit: 'Crossbowmen', count: 2 },
	{ unit: 'General' }
];
const anEmpire = (units: readonly Line[], rest: object = {}) => ({
	system: 'warmaster',
	army: 'Empire',
	size: 1000,
	name: 'Nordland',
	units,
	...rest
});
const legal = anEmpire(compulsory);
const illegal = anEmpire([...compulsory, { unit: 'Griffon' }]);

const roster: Roster = {
	formatVersion: 1,
	id: '00000000-0000-4000-8000-000000000000',
	name: 'Ostland',
	system: 'warmaster',
	army: 'empire',
	revision: '2026-11-20',
	size: 1000,
	units: ['halberdiers', 'halberdiers', 'crossbowmen', 'crossbowmen', 'general'].map(
		(entry, at) => ({ id: `u${at}`, entry })
	)
};

let folder: Folder;

beforeAll(() => {
	buildCommand();
	folder = makeFolder();
	folder.write('legal.json', legal);
	folder.write('illegal.json', illegal);
	folder.write('broken.json', '{ "system": "warmaster", }');
}, 60_000);

afterAll(() => {
	folder.remove();
});

function check(...words: readonly string[]) {
	return muster(folder.path, ['check', ...words]);
}

function checkList(list: unknown) {
	return muster(folder.path, ['check', '-'], JSON.stringify(list));
}

function checkAsJson(...files: readonly string[]): readonly Record<string, unknown>[] {
	return JSON.parse(check(...files, '--json').out) as readonly Record<string, unknown>[];
}

describe('a legal list', () => {
	test('is one line, and the exit is 0', () => {
		expect(check('legal.json')).toEqual({
			exit: 0,
			out: 'legal.json: Nordland · Warmaster, Empire · 325 of 1000 points · legal\n',
			err: ''
		});
	});

	test('may be written in any case, with other plurals and a “The”', () => {
		const units = [
			{ unit: 'HALBERDIER', count: 2 },
			{ unit: 'the crossbowmen', count: 1, with: ['Skirmisher', 'battle banners'] },
			{ unit: 'Crossbowmen' },
			{ unit: 'general', with: ['Orb of majesty'] },
			{ unit: 'Wizards', with: ['war-altar', 'Scroll of Dispel'] }
		];
		const { out, exit } = checkList(anEmpire(units, { army: 'The Empire army' }));
		expect(out).toBe('-: Nordland · Warmaster, Empire · 510 of 1000 points · legal\n');
		expect(exit).toBe(0);
	});

	test('is named after its army if it has no name', () => {
		expect(checkList({ ...legal, name: undefined }).out).toMatch(
			/^-: Empire · Warmaster, Empire · /
		);
	});
});

describe('an illegal list', () => {
	test('has its problems below it, with arithmetic and source, and the exit is 1', () => {
		const { exit, out, err } = checkList(anEmpire(compulsory, { size: 2000 }));
		expect(out.split('\n')).toEqual([
			'-: Nordland · Warmaster, Empire · 325 of 2000 points · 2 problems',
			'  Halberdiers: 2 taken, at least 4 needed. Add 2. 2 × 2 = 4 at least: for each full 1000 of 2000 points. [Warmaster Armies, Empire]',
			'  Crossbowmen: 2 taken, at least 4 needed. Add 2. 2 × 2 = 4 at least: for each full 1000 of 2000 points. [Warmaster Armies, Empire]',
			''
		]);
		expect({ exit, err }).toEqual({ exit: 1, err: '' });
	});

	test.each([
		['over its points', anEmpire(compulsory, { size: 324 }), /1 point over/],
		['a mount as a unit', illegal, /Griffon is not a unit of its own/],
		[
			'a unit given to a unit',
			anEmpire([...compulsory, { unit: 'Hero', with: ['Wizard'] }]),
			/Wizard cannot be given to Hero/
		],
		[
			'an item nobody may give it',
			anEmpire([...compulsory, { unit: 'Hero', with: ['Wand of Power'] }]),
			/Hero may not be given Wand of Power/
		]
	])('%s', (_, list, problem) => {
		const { exit, out } = checkList(list);
		expect(out).toMatch(/ · 1 problem\n/);
		expect(out).toMatch(problem);
		expect(exit).toBe(1);
	});

	test('a Daemon Lord with a Wizard’s calling has no other', () => {
		const units = [
			{ unit: 'Daemon Hordes', count: 3 },
			{ unit: 'Daemon Overlord' },
			{ unit: 'Daemon Lord', with: ['Wizard'] }
		];
		expect(checkList(anEmpire(units, { army: 'Daemons' }))).toMatchObject({
			exit: 0,
			out: '-: Nordland · Warmaster, Daemon · 485 of 1000 points · legal\n'
		});
	});
});

describe('a list that cannot be read', () => {
	test.each([
		[
			'an unknown army',
			{ ...legal, army: 'Empyre' },
			'Warmaster has no army called “Empyre”. Did you mean Empire?'
		],
		[
			'an unknown system',
			{ ...legal, system: 'Warmster' },
			'There is no game system called “Warmster”. Did you mean Warmaster?'
		],
		[
			'an unknown name',
			anEmpire([{ unit: 'Halbediers' }]),
			'units, 1st line: Empire has nothing called “Halbediers”. Did you mean Halberdiers?'
		],
		[
			'another army’s unit',
			anEmpire([{ unit: 'Doom Wheel' }]),
			'units, 1st line: Empire has nothing called “Doom Wheel”.'
		],
		['a list of nothing', { muster: 1, rosters: [] }, 'There is no list in this file.'],
		[
			'a newer export',
			{ muster: 2 },
			'This file was made by a newer Muster; update Muster to open it.'
		],
		[
			'a roster of no army',
			{ ...roster, army: 'empyre' },
			'Warmaster has no army called “empyre”. Did you mean Empire?'
		]
	])('%s', (_, list, message) => {
		expect(checkList(list)).toEqual({ exit: 2, out: `-: ${message}\n`, err: '' });
	});

	test('has a line for each fault', () => {
		const units = [{ unit: 'Halbediers', count: 2, with: ['Batle Banner'] }];
		expect(checkList(anEmpire(units)).out.split('\n')).toEqual([
			'-: units, 1st line: Empire has nothing called “Halbediers”. Did you mean Halberdiers?',
			'-: units, 1st line: Empire has nothing called “Batle Banner”. Did you mean Battle Banner?',
			''
		]);
	});

	test('cannot colour the screen or turn the text round', () => {
		const { out } = checkList(anEmpire(compulsory, { name: '\u001b[31mRed\n\u202eder' }));
		expect(out).toMatch(/^-: �\[31mRed��der · /);
	});
});

describe('a file that cannot be read', () => {
	beforeAll(() => {
		folder.write('empty.json', '');
		writeFileSync(join(folder.path, 'picture.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]));
		folder.write('big.json', '{}');
		truncateSync(join(folder.path, 'big.json'), 50_000_000);
		mkdirSync(join(folder.path, 'folder'));
		symlinkSync('loop', join(folder.path, 'loop'));
	});

	test.each([
		['broken.json', 'The file is not JSON: see line 1, column 26 (take out the comma before it).'],
		['empty.json', 'The file is empty.'],
		['picture.png', 'This is not a text file (UTF-8).'],
		['big.json', 'The file is too big for a list: 5 MB is the most.'],
		['folder', 'This is a folder, not a file.'],
		['loop', 'This link leads back to itself.'],
		['missing.json', 'There is no such file.'],
		['legal.json/list', 'There is no such file.']
	])('%s', (file, message) => {
		expect(check(file)).toEqual({ exit: 2, out: `${file}: ${message}\n`, err: '' });
	});

	test('standard input is not read to its end if it is too big', () => {
		const { exit, out } = muster(folder.path, ['check', '-'], ' '.repeat(20_000_000));
		expect({ exit, out }).toEqual({
			exit: 2,
			out: '-: The file is too big for a list: 5 MB is the most.\n'
		});
	});
});

describe('several files', () => {
	test('are told in their order, and the worst decides the exit', () => {
		const { exit, out } = check('illegal.json', 'broken.json', 'legal.json');
		expect(exit).toBe(2);
		expect(out.split('\n').map((line) => line.split(':')[0])).toEqual([
			'illegal.json',
			'  Griffon is not a unit of its own',
			'broken.json',
			'legal.json',
			''
		]);
	});

	test.each([
		[['legal.json', 'legal.json'], 0],
		[['illegal.json', 'legal.json'], 1],
		[['broken.json', 'illegal.json'], 2]
	])('%j: exit %i', (files, exit) => {
		expect(check(...files).exit).toBe(exit);
		expect(check('--json', ...files).exit).toBe(exit);
	});

	test('a thousand lists take no more than three seconds', () => {
		const start = performance.now();
		const { exit, out } = check(...Array<string>(1000).fill('legal.json'));
		expect(performance.now() - start).toBeLessThan(3000);
		expect(exit).toBe(0);
		expect(out.split('\n')).toHaveLength(1001);
	});

	test('whoever reads the output may stop early', async () => {
		const files = Array<string>(3000).fill('illegal.json');
		const { err, exit } = await musterCutShort(folder.path, ['check', ...files]);
		expect({ err, exit }).toEqual({ err: '', exit: 1 });
	});
});

describe('an export of Muster', () => {
	test('with two rosters is two lists', () => {
		folder.write(
			'export.json',
			writeMusterFile([roster, { ...roster, name: 'Stirland', size: 300 }])
		);
		const { exit, out } = check('export.json');
		expect(exit).toBe(1);
		expect(out).toMatch(/^export.json: Ostland · Warmaster, Empire · 325 of 1000 points · legal$/m);
		expect(out).toMatch(
			/^export.json: Stirland · Warmaster, Empire · 325 of 300 points · 1 problem$/m
		);
		expect(checkAsJson('export.json').map(({ name, legal: is }) => [name, is])).toEqual([
			['Ostland', true],
			['Stirland', false]
		]);
	});

	test('with a roster that cannot be read has the others judged', () => {
		folder.write('damaged.json', { muster: 1, rosters: [{ ...roster, size: 'x' }, roster] });
		const { exit, out } = check('damaged.json');
		expect(exit).toBe(2);
		expect(out.split('\n')).toEqual([
			'damaged.json: rosters, 1st roster: “size” must be a whole number from 1 to 1,000,000, found "x".',
			'damaged.json: Ostland · Warmaster, Empire · 325 of 1000 points · legal',
			''
		]);
	});

	test('with things the army does not have is illegal, not unreadable', () => {
		const units = [...roster.units, { id: 'x', entry: 'demigryphs' }];
		const { exit, out } = checkList({ ...roster, units });
		expect(exit).toBe(1);
		expect(out).toMatch(/This army has nothing called “demigryphs”/);
	});
});

describe('--json', () => {
	test('prints an array with an object for a legal list', () => {
		expect(checkAsJson('legal.json')).toEqual([
			{
				file: 'legal.json',
				name: 'Nordland',
				system: 'warmaster',
				army: 'empire',
				size: 1000,
				points: 325,
				legal: true,
				problems: [],
				tallies: { units: 4, breakPoint: 2 }
			}
		]);
	});

	test('has the problems of an illegal list, arithmetic where there is any', () => {
		folder.write('short.json', anEmpire([...compulsory.slice(1), { unit: 'Griffon' }]));
		expect(checkAsJson('short.json')[0]?.['problems']).toEqual([
			{
				code: 'standing/alone',
				message: 'Griffon is not a unit of its own: give it to a unit that may have it.',
				source: expect.stringMatching(/^Warmaster Armies, /) as unknown,
				units: ['Griffon']
			},
			{
				code: 'count/too-few',
				message: 'Halberdiers: 0 taken, at least 2 needed. Add 2.',
				arithmetic: '2 × 1 = 2 at least: for each full 1000 of 1000 points.',
				source: 'Warmaster Armies, Empire',
				units: []
			}
		]);
	});

	test('has the faults of a list that cannot be read', () => {
		folder.write('unknown.json', anEmpire([{ unit: 'Halbediers' }]));
		const message =
			'units, 1st line: Empire has nothing called “Halbediers”. Did you mean Halberdiers?';
		expect(checkAsJson('unknown.json', 'missing.json')).toEqual([
			{
				file: 'unknown.json',
				error: message,
				faults: [{ message, name: 'Halbediers', nearest: ['Halberdiers'] }],
				legal: false
			},
			{
				file: 'missing.json',
				error: 'There is no such file.',
				faults: [{ message: 'There is no such file.' }],
				legal: false
			}
		]);
	});

	test('keeps the order of the files', () => {
		const files = ['illegal.json', 'broken.json', 'legal.json'];
		expect(checkAsJson(...files).map(({ file }) => file)).toEqual(files);
	});

	test('reaches a pipe whole, however big it is', () => {
		expect(checkAsJson(...Array<string>(2000).fill('illegal.json'))).toHaveLength(2000);
	});
});

describe('the command itself', () => {
	test('explains itself', () => {
		const { exit, out } = muster(folder.path, ['--help']);
		expect(exit).toBe(0);
		expect(out).toMatch(/^muster check FILE… \[--json\]$/m);
	});

	test('says its version', () => {
		expect(muster(folder.path, ['--version'])).toMatchObject({
			exit: 0,
			out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) as unknown
		});
	});

	test.each([[[]], [['check']], [['judge', 'legal.json']], [['check', '--jsn', 'legal.json']]])(
		'%j is answered with its usage on standard error',
		(words) => {
			const { exit, out, err } = muster(folder.path, words);
			expect({ exit, out }).toEqual({ exit: 2, out: '' });
			expect(err).toMatch(/\nUsage: muster check FILE… \[--json\]/);
		}
	);
});
