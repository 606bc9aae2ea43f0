import { describe, expect, test } from 'vitest';
import { pdfLines } from '../sheets/pdf-text.ts';
import { usePrintedFolder } from './printed-folder.ts';
import { muster } from './run-muster.ts';

const text = [
	'Warmaster',
	'Empire 2000',
	'4 Halberdiers',
	'4 Crossbowmen',
	'General',
	'Hero with Ring of Nonsense',
	'3 Blunderbussers'
].join('\n');

const { folder, print, read } = usePrintedFolder({
	'lost.txt': text,
	'whole.txt': text.split('\n').slice(0, 5).join('\n'),
	'few.txt': ['Warmaster', 'Empire 2000', '1 Halberdiers', 'General', '3 Blunderbussers'].join('\n')
});
const check = (...words: readonly string[]) => muster(folder.path, ['check', ...words]);

const forms = ['list', 'reference', 'cards', 'organiser', 'opponent', 'record', 'legality'];
const lost = ['line 6: Hero with Ring of Nonsense', 'line 7: 3 Blunderbussers'];

function jsonOf(out: string): readonly Record<string, unknown>[] {
	return JSON.parse(out) as readonly Record<string, unknown>[];
}

/** What was not understood stands there, and nothing calls the list legal. */
function expectPartly(shown: string): void {
	const line = shown.replace(/\s+/g, ' ');
	expect(line).toMatch(/not wholly read/i);
	for (const each of lost) expect(line).toContain(each);
	expect(line).not.toMatch(/\blegal(?:ity)?\b/i);
}

describe('a list of which lines were not understood', () => {
	test('says what on check, and is not legal', async () => {
		const { exit, out } = await check('lost.txt', '--json');
		expect(exit).toBe(2);
		expect(jsonOf(out)[0]).toMatchObject({
			legal: false,
			unread: [
				{ line: 6, text: 'Hero with Ring of Nonsense', name: 'Ring of Nonsense' },
				{ line: 7, text: '3 Blunderbussers', name: 'Blunderbussers' }
			]
		});
		expect(jsonOf((await check('whole.txt', '--json')).out)[0]).not.toHaveProperty('unread');
	});

	test.each(forms)('is printed as %s, which says so with the lines', async (form) => {
		const run = await print('lost.txt', '--form', form, '-o', form);
		expect(run.exit).toBe(2);
		expect(run.err).toMatch(/, not wholly read\n/);
		expectPartly(pdfLines(read(form, 'Empire.pdf')).join(' '));
	});

	test.each(['text', 'simple', 'markdown', 'bbcode', 'csv'])('says so as %s', async (format) => {
		for (const form of forms) {
			const place = `${format}-${form}`;
			expect((await print('lost.txt', '--form', form, '--as', format, '-o', place)).exit).toBe(2);
			const ending = { text: 'txt', markdown: 'md', csv: 'csv' }[format] ?? `${format}.txt`;
			const name = `Empire.${ending}`;
			expectPartly(String(read(place, name)).replaceAll('\\', ''));
		}
	});

	test('says so on the index', async () => {
		expect((await print('lost.txt', 'whole.txt', '--index', '-o', 'index')).exit).toBe(2);
		const index = pdfLines(read('index', 'Index-of-lists.pdf')).join(' ').replace(/\s+/g, ' ');
		expect(index).toMatch(/Not wholly read: 2 lines/);
		for (const each of ['Ring of Nonsense', '3 Blunderbussers']) expect(index).toContain(each);
		expect(index.match(/Legal so far/g)).toHaveLength(1);
	});

	test('says so in one PDF of all lists', async () => {
		const run = await print('lost.txt', '--combined', 'all.pdf', '--form', 'organiser', '--index');
		expect(run.exit).toBe(2);
		expectPartly(pdfLines(read('all.pdf')).join(' '));
	});

	test('is printed with --json, which names the lines', async () => {
		const { exit, out } = await print('lost.txt', '--json', '-o', 'json');
		expect(exit).toBe(2);
		expect(jsonOf(out)).toMatchObject([
			{ legal: false, written: 'json/Empire.pdf', unread: [{ line: 6 }, { line: 7 }] }
		]);
	});

	test('is no failure with --partly, which changes nothing on paper', async () => {
		expect((await print('lost.txt', '--partly', '-o', 'partly')).exit).toBe(0);
		expectPartly(pdfLines(read('partly', 'Empire.pdf')).join(' '));
		expect((await print('lost.txt', 'missing.txt', '--partly', '-o', 'partly')).exit).toBe(2);
	});

	test('tells its problems too', async () => {
		await print('few.txt', '-o', 'few');
		const shown = pdfLines(read('few', 'Empire.pdf')).join(' ');
		expect(shown).toMatch(/Not wholly read: 1 line, 2 to fix/);
		expect(shown).toMatch(/Halberdiers: 1 taken, minimum 4/);
	});

	test('keeps what was not understood in the note of what it is converted to', async () => {
		const { exit, out } = await muster(folder.path, ['convert', 'lost.txt', '--to', 'muster']);
		expect(exit).toBe(2);
		const { rosters } = JSON.parse(out) as { rosters: readonly { note: string }[] };
		expect(rosters[0]?.note).toBe(lost.map((each) => `Not read: ${each}`).join('\n'));
	});

	test('tells an opponent of secrets no line, which may be one', async () => {
		folder.write('secret.txt', readSecret);
		expect((await print('secret.txt', '--form', 'opponent', '--as', 'text', '-o', 's')).exit).toBe(
			2
		);
		const shown = String(read('s', 'The-Empire.txt'));
		expect(shown).toMatch(/Not wholly read: 1 line/);
		expect(shown).not.toContain('Sword of Nonsense');
	});
});

const readSecret = [
	'Warhammer Fantasy Battle, 4th edition',
	'The Empire, 2000 points',
	'20 Halberdiers',
	'General with Sword of Nonsense'
].join('\n');
