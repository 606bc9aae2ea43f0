import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { anEmpire, compulsory, legal, roster } from './lists.ts';
import { command, muster } from './run-muster.ts';
import { useListFolder } from './list-folder.ts';

const { folder, check, checkList } = useListFolder();

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
		expect(out).toMatch(/^-: \[31mRed der · /);
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

	test('a name that is not UTF-8 is read, and two that look alike are two files', () => {
		const nameOf = (byte: number): Buffer =>
			Buffer.concat([
				Buffer.from(`${folder.path}/Stra`),
				Buffer.from([byte]),
				Buffer.from('e.json')
			]);
		writeFileSync(nameOf(0xdf), JSON.stringify(legal));
		writeFileSync(nameOf(0xe4), JSON.stringify({ ...legal, name: 'Stirland' }));
		const { status, stdout } = spawnSync(
			'sh',
			['-c', 'exec "$0" "$1" check Stra*.json', process.execPath, command],
			{ cwd: folder.path, encoding: 'utf8' }
		);
		expect(stdout.split('\n').map((line) => line.split(' · ')[0])).toEqual([
			'Stra\ufffde.json: Nordland',
			'Stra\ufffde.json: Stirland',
			''
		]);
		expect(status).toBe(0);
	});

	test('standard input is not read to its end if it is too big', () => {
		const { exit, out } = muster(folder.path, ['check', '-'], ' '.repeat(20_000_000));
		expect({ exit, out }).toEqual({
			exit: 2,
			out: '-: The file is too big for a list: 5 MB is the most.\n'
		});
	});
});
