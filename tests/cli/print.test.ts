import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pdfBookmarks } from '../sheets/pdf-bookmarks.ts';
import { pdfLines, pdfPages } from '../sheets/pdf-text.ts';
import { pageCount } from '../sheets/render-node.ts';
import { anEmpire, compulsory, illegal, legal, roster } from './lists.ts';
import { usePrintedFolder } from './printed-folder.ts';

const named = (name: string) => anEmpire(compulsory, { name });

const { folder, print, files, read } = usePrintedFolder({
	'legal.json': legal,
	'illegal.json': illegal,
	'broken.json': '{ "system": "warmaster", }',
	'export.json': {
		muster: 1,
		rosters: [roster, { ...roster, id: '00000000-0000-4000-8000-000000000001' }]
	},
	'cup.json': {
		eventPack: 1,
		name: 'Winter Cup',
		system: 'warmaster',
		date: '2026-12-05',
		size: 1000,
		constraints: []
	}
});

describe('a list is printed', () => {
	test('into a file after its name, and nothing else is left behind', async () => {
		const run = await print('legal.json', '-o', 'one');
		expect(run).toEqual({
			exit: 0,
			out: '',
			err: '1 of 1: one/Nordland.pdf, 1 page\n1 list printed · 1 page · one\n'
		});
		expect(files('one')).toEqual(['Nordland.pdf']);
		const lines = pdfLines(read('one', 'Nordland.pdf'));
		expect(lines[0]).toMatch(/^Nordland/);
		expect(lines.join('\n')).toMatch(/Halberdiers/);
	});

	test('with the forms asked for, one after the other, each with pages of its own', async () => {
		const run = await print(
			'legal.json',
			'--form',
			'legality,list',
			'--form',
			'list',
			'-o',
			'forms'
		);
		expect(run.exit).toBe(0);
		const pdf = read('forms', 'Nordland.pdf');
		expect(pageCount(pdf)).toBe(2);
		expect(pdfBookmarks(pdf).filter(({ depth }) => depth === 0)).toMatchObject([
			{ depth: 0, title: 'Legality report', page: 1 },
			{ depth: 0, title: 'Army list', page: 2 }
		]);
		for (const page of pdfPages(pdf)) expect(page.join('\n')).toMatch(/Page 1 of 1/);
	});

	test.each([
		['a4', '595.28 841.89'],
		['Letter', '612 792']
	])('on %s', async (paper, size) => {
		expect((await print('legal.json', '--paper', paper, '-o', paper)).exit).toBe(0);
		expect(read(paper, 'Nordland.pdf').toString('latin1')).toContain(`/MediaBox [0 0 ${size}]`);
	});

	test('though it is not legal, and says so on paper', async () => {
		const run = await print('illegal.json', '-o', 'illegal');
		expect(run.exit).toBe(0);
		expect(run.err).toMatch(/^1 of 1: illegal\/Nordland.pdf, 1 page, not legal\n/);
		expect(pdfLines(read('illegal', 'Nordland.pdf')).join('\n')).toMatch(/Not legal: 1 to fix/);
	});

	test('under an event', async () => {
		expect((await print('legal.json', '--event', 'cup.json', '-o', 'event')).exit).toBe(0);
		expect(pdfLines(read('event', 'Nordland.pdf')).join('\n')).toMatch(/Winter Cup/);
	});

	test.each([
		['text', 'Nordland.txt', /Halberdiers/],
		['markdown', 'Nordland.md', /Halberdiers/],
		['bbcode', 'Nordland.bbcode.txt', /Halberdiers/],
		['csv', 'Nordland.csv', /Halberdiers/]
	])('as %s', async (format, name, words) => {
		expect((await print('legal.json', '--as', format, '-o', format)).exit).toBe(0);
		expect(files(format)).toEqual([name]);
		expect(String(read(format, name))).toMatch(words);
	});

	test('for programs, which hear where it is', async () => {
		const { out } = await print('legal.json', 'broken.json', '--json', '-o', 'json');
		expect(JSON.parse(out)).toEqual([
			{
				file: 'legal.json',
				name: 'Nordland',
				system: 'warmaster',
				army: 'empire',
				size: 1000,
				points: 325,
				legal: true,
				written: join('json', 'Nordland.pdf'),
				pages: 1
			},
			{
				file: 'broken.json',
				error: expect.stringContaining('JSON') as unknown,
				faults: expect.any(Array) as unknown,
				legal: false
			}
		]);
	});
});

describe('names of files', () => {
	test('are numbered where two lists are called alike, capitals or not', async () => {
		folder.write('a.json', named('Nordland'));
		folder.write('b.json', named('NORDLAND'));
		folder.write('c.json', named('Nordland 2'));
		expect((await print('a.json', 'b.json', 'c.json', 'export.json', '-o', 'alike')).exit).toBe(0);
		expect(files('alike')).toEqual([
			'NORDLAND-2.pdf',
			'Nordland-2-2.pdf',
			'Nordland.pdf',
			'Ostland-2.pdf',
			'Ostland.pdf'
		]);
	});

	test.each([
		['../../etc/passwd', 'etc-passwd.pdf'],
		['C:\\new "list" <1>|?*', 'C-new-list-1.pdf'],
		['con', 'con-roster.pdf'],
		['…', 'roster.pdf'],
		['', 'Empire.pdf'],
		['Ærøskøbing Ĝis 9. Łódź', 'Ærøskøbing-Ĝis-9-Łódź.pdf'],
		['\u001b[31m red\u202e der', '31m-red-der.pdf'],
		['W'.repeat(80), `${'W'.repeat(60)}.pdf`]
	])('are safe for “%s”', async (name, file) => {
		folder.write('named.json', named(name));
		const out = `safe-${file}`;
		expect((await print('named.json', '-o', out)).exit).toBe(0);
		expect(files(out)).toEqual([file]);
	});
});

describe('a file that is there already', () => {
	test('is left alone, and is no fault if it is the same', async () => {
		await print('legal.json', '-o', 'again');
		const before = read('again', 'Nordland.pdf');
		expect((await print('legal.json', '-o', 'again')).exit).toBe(0);
		expect(read('again', 'Nordland.pdf').equals(before)).toBe(true);
	});

	test('is replaced only where that is asked for', async () => {
		mkdirSync(join(folder.path, 'mine'));
		writeFileSync(join(folder.path, 'mine', 'Nordland.pdf'), 'my own');
		const run = await print('legal.json', '-o', 'mine');
		expect(run.exit).toBe(2);
		expect(run.err).toMatch(
			/^ {2}legal\.json \(Nordland\): mine\/Nordland\.pdf: A file of this name is there already and differs: --force replaces it\.$/m
		);
		expect(String(read('mine', 'Nordland.pdf'))).toBe('my own');
		expect((await print('legal.json', '-o', 'mine', '--force')).exit).toBe(0);
		expect(pageCount(read('mine', 'Nordland.pdf'))).toBe(1);
		expect(files('mine')).toEqual(['Nordland.pdf']);
	});

	test.each([
		['below a file', 'legal.json/papers'],
		['in a file system that makes no folders', '/proc/papers/of-today'],
		['of a device', '/dev/null/papers']
	])('cannot be made, which is said at once: %s', async (_, place) => {
		const run = await print('legal.json', '-o', place);
		expect(run.exit).toBe(2);
		expect(run.err).toMatch(
			/^\S+: (No folder can be made there|There is a file where the folder should be)\.\n$/
		);
	});

	test('is no folder', async () => {
		mkdirSync(join(folder.path, 'odd', 'Nordland.pdf'), { recursive: true });
		const run = await print('legal.json', '-o', 'odd', '--force');
		expect(run.exit).toBe(2);
		expect(run.err).toMatch(/odd\/Nordland\.pdf: There is a folder of this name\./);
	});
});

describe('many lists', () => {
	test('are printed though one cannot be read, which is named at the end', async () => {
		const names = Array.from({ length: 20 }, (_, at) => `list${String(at).padStart(2, '0')}.json`);
		names.forEach((name, at) => {
			folder.write(name, at === 7 ? { ...legal, army: 'Empyre' } : named(`Army ${at}`));
		});
		const run = await print(...names, '-o', 'many');
		expect(run.exit).toBe(2);
		expect(files('many')).toHaveLength(19);
		const lines = run.err.split('\n');
		expect(lines[0]).toBe('1 of 20: many/Army-0.pdf, 1 page');
		expect(lines.slice(-5)).toEqual([
			'20 of 20: many/Army-19.pdf, 1 page',
			'19 lists printed · 19 pages · many',
			'1 list not printed:',
			'  list07.json: Warmaster has no army called “Empyre”. Did you mean Empire?',
			''
		]);
	});

	test('go into one file, with a bookmark for each, and below it for each form', async () => {
		const run = await print(
			'legal.json',
			'broken.json',
			'export.json',
			'--form',
			'list,legality',
			'--combined',
			'together/all.pdf'
		);
		expect(run.exit).toBe(2);
		expect(run.err).toMatch(/^3 lists printed · 6 pages · together\/all\.pdf\n1 list not printed:/);
		expect(files('together')).toEqual(['all.pdf']);
		const pdf = read('together', 'all.pdf');
		expect(pageCount(pdf)).toBe(6);
		expect(
			pdfBookmarks(pdf)
				.filter(({ depth }) => depth < 2)
				.map(({ depth, title, page }) => `${depth} ${title} ${page}`)
		).toEqual(
			['Nordland', 'Ostland', 'Ostland'].flatMap((list, at) => [
				`0 ${list} ${2 * at + 1}`,
				`1 Army list ${2 * at + 1}`,
				`1 Legality report ${2 * at + 2}`
			])
		);
		for (const page of pdfPages(pdf)) expect(page.join('\n')).toMatch(/Page 1 of 1/);
	});

	test('begin a sheet of paper each where both sides are printed', async () => {
		const words = ['export.json', 'legal.json', '--form', 'list', '--index', '--two-sided'];
		const run = await print(...words, '--combined', 'two-sided.pdf');
		expect(run.exit).toBe(0);
		const pdf = read('two-sided.pdf');
		const begun = pdfBookmarks(pdf).filter(({ depth }) => depth === 0);
		expect(begun.map(({ title, page }) => `${title} ${page}`)).toEqual([
			'Index of lists 1',
			'Ostland 3',
			'Ostland 5',
			'Nordland 7'
		]);
		expect(pageCount(pdf)).toBe(7);
		for (const page of pdfPages(pdf)) expect(page.join('\n')).toMatch(/Page 1 of 1/);
	});

	test('are told in their index with event, files and total', async () => {
		const words = ['legal.json', 'illegal.json', '--index', '--event', 'cup.json'];
		expect((await print(...words, '--combined', 'index.pdf')).exit).toBe(0);
		const [first = []] = pdfPages(read('index.pdf'));
		const lines = first.join('\n');
		expect(lines).toContain('Event: Winter Cup · 2 lists: 1 legal, 1 not legal');
		expect(lines).toMatch(/legal\.json/);
		expect(lines).toMatch(/illegal\.json/);
		expect(lines).not.toMatch(/Player/i);
	});

	test('keep the forms of a list together where both sides are printed', async () => {
		const words = ['legal.json', 'export.json', '--form', 'list,legality', '--two-sided'];
		expect((await print(...words, '--combined', 'forms-two-sided.pdf')).exit).toBe(0);
		expect(pageCount(read('forms-two-sided.pdf'))).toBe(6);
	});

	test('make no file where none can be read', async () => {
		const run = await print('broken.json', '--combined', 'none/all.pdf');
		expect(run.exit).toBe(2);
		expect(run.err).toMatch(/^0 lists printed\n1 list not printed:\n {2}broken\.json: /);
		expect(files('none')).toEqual([]);
	});
});

describe('what cannot be done is said in a sentence', () => {
	test.each([
		[
			['--form', 'lst'],
			'There is no form “lst”: say list, reference, cards, organiser, opponent, record, legality, play or all.'
		],
		[['--form', 'list,'], /^There is no form “”/],
		[['--form'], 'Name one form or several after --form, such as list,reference.'],
		[['--paper', 'a3'], 'There is no paper “a3”: say a4, letter or a5.'],
		[
			['--as', 'docx'],
			'There is no format “docx”: say pdf, text, simple, markdown, bbcode or csv.'
		],
		[['--as', 'csv', '--form', 'all'], 'A table has one form: name one after --form.'],
		[['--as', 'text', '--combined', 'x.pdf'], '--combined is for PDF alone.'],
		[['--two-sided'], '--two-sided is for --combined alone.'],
		[['-o', 'a', '--combined', 'x.pdf'], /^Say --combined for one file or --out/],
		[['-o', 'a', '-o', 'b'], 'Give --out once.'],
		[['-o'], 'Name a folder after --out.'],
		[['--explain'], 'muster print has no option --explain.'],
		[['--force=yes'], '--force stands by itself.'],
		[['-x'], 'There is no option -x.']
	])('%j', async (words, message) => {
		const { exit, out, err } = await print('legal.json', ...words);
		expect({ exit, out }).toEqual({ exit: 2, out: '' });
		const [said = '', usage = ''] = err.split('\n');
		expect(said).toMatch(message);
		expect(usage).toMatch(/^Usage: /);
	});

	test.each([
		[['-o', 'legal.json'], 'legal.json: There is a file where the folder should be.\n'],
		[['-o', 'legal.json/in'], 'legal.json/in: There is a file where the folder should be.\n'],
		[['--event', 'legal.json'], /^legal\.json: This is a list and no event pack/]
	])('%j', async (words, message) => {
		const { exit, out, err } = await print('legal.json', ...words);
		expect({ exit, out }).toEqual({ exit: 2, out: '' });
		expect(err).toMatch(message);
	});

	test('no file', async () => {
		expect((await print('-o', 'x')).err).toMatch(
			/^Name at least one file to print, or - for standard input/
		);
	});
});
