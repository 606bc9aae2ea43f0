import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { anEmpire, compulsory, legal, roster } from './lists.ts';
import { useListFolder } from './list-folder.ts';
import { zipOf } from '../zip.ts';

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
			'This file was made with a newer version of Muster; update Muster to open it.'
		],
		[
			'a roster of no army',
			{ ...roster, army: 'empyre' },
			'Warmaster has no army called “empyre”. Did you mean Empire?'
		]
	])('%s', async (_, list, message) => {
		expect(await checkList(list)).toEqual({ exit: 2, out: `-: ${message}\n`, err: '' });
	});

	test('has a line for each fault', async () => {
		const units = [{ unit: 'Halbediers', count: 2, with: ['Batle Banner'] }];
		expect((await checkList(anEmpire(units))).out.split('\n')).toEqual([
			'-: units, 1st line: Empire has nothing called “Halbediers”. Did you mean Halberdiers?',
			'-: units, 1st line: Empire has nothing called “Batle Banner”. Did you mean Battle Banner?',
			''
		]);
	});

	test('cannot colour the screen or turn the text round', async () => {
		const { out } = await checkList(anEmpire(compulsory, { name: '\u001b[31mRed\n\u202eder' }));
		expect(out).toMatch(/^-: \[31mRed der · /);
	});
});

describe('a file that cannot be read', () => {
	beforeAll(() => {
		folder.write('empty.json', '');
		writeFileSync(join(folder.path, 'binary'), Buffer.from([0x61, 0, 0x62, 0, 0x63]));
		writeFileSync(join(folder.path, 'picture.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]));
		folder.write('big.json', '{}');
		truncateSync(join(folder.path, 'big.json'), 50_000_000);
		mkdirSync(join(folder.path, 'folder'));
		symlinkSync('loop', join(folder.path, 'loop'));
	});

	test.each([
		['broken.json', 'The file is not JSON: see line 1, column 26 (remove the comma before it).'],
		['empty.json', 'The file is empty.'],
		['picture.png', 'This is a picture. If it has a QR code, open it under Verify.'],
		['binary', 'This is not a text file. Muster reads JSON files and lists as text.'],
		['big.json', 'The file is too big for a list (maximum 5 MB).'],
		['folder', 'This is a folder, not a file.'],
		['loop', 'This link leads back to itself.'],
		['missing.json', 'There is no such file.'],
		['legal.json/list', 'There is no such file.']
	])('%s', async (file, message) => {
		expect(await check(file)).toEqual({ exit: 2, out: `${file}: ${message}\n`, err: '' });
	});
});

describe('a text is read as the app reads it', () => {
	const text = 'Empire, Warmaster Armies, 2000 points\n4 Halberdiers\nGeneral “Jürgen”';
	test.each([
		['UTF-16', 'utf16le', '\uFEFF'],
		['the encoding of an old editor', 'latin1', '']
	] as const)('in %s', async (_, encoding, mark) => {
		const bytes = Buffer.from(mark + text.replace(/[“”]/g, '"'), encoding);
		writeFileSync(join(folder.path, 'pasted.txt'), bytes);
		await expectRead('pasted.txt');
	});

	test('in an archive', async () => {
		writeFileSync(join(folder.path, 'pasted.zip'), zipOf({ 'pasted.txt': text }));
		await expectRead('pasted.zip');
	});

	async function expectRead(file: string): Promise<void> {
		const { out } = await check(file, '--json');
		expect(JSON.parse(out)).toMatchObject([{ army: 'empire', points: 305, size: 2000 }]);
	}
});
