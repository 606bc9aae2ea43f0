import { describe, expect, test } from 'vitest';
import { pdfBookmarks } from '../sheets/pdf-bookmarks.ts';
import { pdfLines, pdfPages } from '../sheets/pdf-text.ts';
import { anEmpire, compulsory } from './lists.ts';
import { usePrintedFolder } from './printed-folder.ts';
import { musterWhole } from './run-muster.ts';

const anna = {
	name: 'Anna Berg',
	club: 'Northern Falcons',
	email: 'anna@example.org',
	number: 'M-4711',
	table: '7'
};

const longest = 'Maximiliane-Friederike von und zu Hohenlohe-Langenburg-Schillingsfürst';

const { folder, print, files, read } = usePrintedFolder({
	'anna.json': anEmpire(compulsory, { player: anna }),
	'same.json': anEmpire(compulsory),
	'bo.json': anEmpire(compulsory, { name: 'Ostland', player: 'Bo' }),
	'wrong.json': anEmpire(compulsory, { player: { nam: 'Bo' } }),
	'long.json': anEmpire(compulsory, { player: 'x'.repeat(81) }),
	'fits.json': anEmpire(compulsory, { player: 'x'.repeat(80) }),
	'longest.json': anEmpire(compulsory, { player: longest })
});

const textOf = (...path: readonly string[]): string => pdfLines(read(...path)).join('\n');

describe('the player of a list', () => {
	test.each(['list', 'organiser', 'legality'])('is on the %s with all details', async (form) => {
		expect((await print('anna.json', '--form', form, '-o', form)).exit).toBe(0);
		const text = textOf(form, 'Nordland.pdf');
		for (const detail of Object.values(anna)) expect(text).toContain(detail);
	});

	test.each(['opponent', 'reference', 'record'])(
		'is on the %s without e-mail and number',
		async (form) => {
			expect((await print('anna.json', '--form', form, '-o', form)).exit).toBe(0);
			const text = textOf(form, 'Nordland.pdf');
			for (const detail of ['Anna Berg', 'Northern Falcons', '7']) expect(text).toContain(detail);
			for (const detail of ['example.org', '4711']) expect(text).not.toContain(detail);
		}
	);

	test.each([
		['text', 'txt'],
		['markdown', 'md'],
		['bbcode', 'bbcode.txt'],
		['csv', 'csv']
	])('gives no e-mail or number away as %s', async (format, ending) => {
		expect((await print('anna.json', '--as', format, '-o', format)).exit).toBe(0);
		expect(String(read(format, `Nordland.${ending}`))).not.toMatch(/example|4711/);
	});

	test('makes no difference to the list code', async () => {
		const { out } = await musterWhole(folder.path, ['check', 'anna.json', 'same.json', '--json']);
		const [one, other] = JSON.parse(out) as readonly { code: string }[];
		expect(one?.code).toMatch(/^[0-9A-Z-]{14}$/);
		expect(one?.code).toBe(other?.code);
	});

	test.each([
		['wrong.json', /“nam” is not known here.*“name”/],
		['long.json', /player.*a name, or an object/]
	])('is refused in %s with a sentence', async (file, sentence) => {
		const run = await print(file, '-o', 'refused');
		expect(run.exit).toBe(2);
		expect(run.err).toMatch(sentence);
	});

	test('may have a name of 80 characters', async () => {
		expect((await print('fits.json', '-o', 'fits')).exit).toBe(0);
	});

	test.each(['list', 'organiser', 'opponent', 'record', 'legality', 'reference'])(
		'has the whole of a long name on the %s',
		async (form) => {
			expect((await print('longest.json', '--form', form, '-o', `whole-${form}`)).exit).toBe(0);
			const text = pdfPages(read(`whole-${form}`, 'Nordland.pdf'))
				.flat()
				.join(' ')
				.replace(/\s+/g, '');
			for (const word of longest.split(/[\s-]+/)) expect(text).toContain(word);
		}
	);

	test('gives files their names', async () => {
		const words = ['anna.json', 'bo.json', 'same.json', '--names', '{table} - {player} ({list})'];
		expect((await print(...words, '-o', 'names')).exit).toBe(0);
		expect(files('names')).toEqual(['7-Anna-Berg-Nordland.pdf', 'Bo-Ostland.pdf', 'Nordland.pdf']);
		const wrong = await print('anna.json', '--names', '{who}');
		expect(wrong.exit).toBe(2);
		expect(wrong.err).toMatch(/There is no \{who\} in file names: say \{list\}, \{army\}/);
	});
});

describe('an index', () => {
	test('is the first page of one PDF, and a bookmark', async () => {
		const run = await print('anna.json', 'bo.json', '--combined', 'all/all.pdf', '--index');
		expect(run.exit).toBe(0);
		const [first = []] = pdfPages(read('all', 'all.pdf'));
		const text = first.join('\n');
		expect(text).toMatch(/Anna Berg.*Nordland.*Empire.*325 of 1000.*Legal so far.*-/);
		expect(text).toMatch(/Bo.*Ostland/);
		expect(text).toMatch(/Page 1 of 1/);
		expect(pdfBookmarks(read('all', 'all.pdf'))[0]).toMatchObject({
			depth: 0,
			title: 'Index of lists',
			page: 1
		});
	});

	test('is a file of its own beside others', async () => {
		expect((await print('anna.json', 'bo.json', '-o', 'beside', '--index')).exit).toBe(0);
		expect(files('beside')).toEqual(['Index-of-lists.pdf', 'Nordland.pdf', 'Ostland.pdf']);
		expect(textOf('beside', 'Index-of-lists.pdf')).toContain('Bo');
	});

	test('is for PDF alone', async () => {
		const run = await print('anna.json', '--as', 'text', '--index');
		expect([run.exit, run.err]).toEqual([2, expect.stringContaining('--index is for PDF alone.')]);
	});
});

describe('the address of the app', () => {
	test('stands in the links of the sheet', async () => {
		const words = ['anna.json', '--form', 'organiser', '--as', 'text'];
		const address = 'https://example.org/muster/';
		expect((await print(...words, '--url', address, '-o', 'url')).exit).toBe(0);
		const text = String(read('url', 'Nordland.txt'));
		expect(text).toContain('Open this list: https://example.org/muster/list/#');
	});

	test.each(['example.org', 'ftp://example.org', 'https://', 'https://example.org/?a'])(
		'is not %s',
		async (address) => {
			const run = await print('anna.json', '--url', address);
			expect(run.exit).toBe(2);
			expect(run.err).toContain('is no address of the app');
		}
	);
});
