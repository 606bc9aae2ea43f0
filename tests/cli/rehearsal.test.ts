import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailOf } from '../mail.ts';
import { arrived, event, legalList } from '../rehearsal.ts';
import { makeFolder, musterWhole } from './run-muster.ts';

interface Row {
	readonly file: string;
	readonly state: string;
	readonly player?: string;
	readonly code?: string;
}

const folder = makeFolder();
let rows: readonly Row[] = [];
let exit: number | null = null;

async function rowsOf(...words: readonly string[]) {
	const run = await musterWhole(folder.path, [
		'event',
		'check',
		...words,
		'--event',
		'event.json',
		'--json'
	]);
	const { lists } = JSON.parse(run.out) as { readonly lists: readonly Row[] };
	return { lists, exit: run.exit };
}

beforeAll(async () => {
	folder.write('event.json', event);
	mkdirSync(join(folder.path, 'in'));
	for (const { file, content } of arrived) writeFileSync(join(folder.path, 'in', file), content);
	({ lists: rows, exit } = await rowsOf('in'));
});
afterAll(() => {
	folder.remove();
});

describe('what arrives at the desk of an event', () => {
	test('is at least forty files of every sort', () => {
		expect(arrived.length).toBeGreaterThanOrEqual(40);
		expect(exit).toBe(2);
	});

	test.each(arrived)('$file', ({ file, says }) => {
		const found = rows
			.filter((row) => row.file === join('in', file))
			.map(({ state, player }) => (player === undefined ? [state] : [state, player]));
		expect(found).toEqual(says);
	});

	test('has one code wherever it is the same list', () => {
		const codes = rows.filter(({ state }) => state === 'legal').map(({ code }) => code);
		expect(new Set(codes).size).toBe(1);
	});
});

test.each(['plain', 'muster', 'link', 'selector', 'text', 'simple', 'markdown', 'bbcode'])(
	'a legal list is legal as %s, and as a mail’s words and its file',
	async (format) => {
		folder.write('legal.json', legalList);
		const { out } = await musterWhole(folder.path, ['convert', 'legal.json', '--to', format]);
		folder.write(`as-${format}.txt`, out);
		const { lists } = await rowsOf(`as-${format}.txt`);
		expect(lists.map(({ state }) => state)).toEqual(['legal']);
	}
);

describe('a published list is the same list, with the same state,', () => {
	const published = new URL('published/', import.meta.url);
	/** Some of them, as each is read seven times. */
	const names = readdirSync(published).filter((_, at) => at % 3 === 0);
	const from = 'Anna Berg <anna@example.org>';
	const forms: Readonly<Record<string, (text: string) => string>> = {
		'words.eml': (text) =>
			mailOf({ from, text: `Hi Tom,\n\nhere it is:\n\n${text}\n\nCheers\nAnna` }),
		'html.eml': (text) => mailOf({ from, html: `<html><body>${divided(text)}</body></html>` }),
		'quoted.eml': (text) =>
			mailOf({ from, text: `Is it right?\n\nOn Friday Tom wrote:\n${text.replace(/^/gm, '> ')}` }),
		'attached.eml': (text) =>
			mailOf({ from, text: 'See the file', attached: [{ name: 'list.txt', content: text }] }),
		'form.csv': (text) => `Name,Army list\nAnna Berg,"${text.replaceAll('"', '""')}"\n`,
		'page.html': (text) => `<!doctype html><html><body>${divided(text)}</body></html>`
	};

	function divided(text: string): string {
		const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
		return escaped.replace(/^.*$/gm, (line) => `<div>${line === '' ? '<br>' : line}</div>`);
	}

	beforeAll(() => {
		const { constraints: _, system: __, ...others } = event;
		folder.write('aos.json', { ...others, system: 'Age of Sigmar', size: 2000 });
	});

	test.each(names)('in a mail, a page and a form: %s', async (name) => {
		const text = readFileSync(new URL(name, published), 'utf8').replaceAll('\r\n', '\n').trim();
		folder.write(name, text);
		const files = Object.entries(forms).map(([file, write]) => {
			folder.write(file, write(text));
			return file;
		});
		const words = ['event', 'check', name, ...files, '--event', 'aos.json', '--json'];
		const { out } = await musterWhole(folder.path, words);
		const { lists } = JSON.parse(out) as { readonly lists: readonly Row[] };
		expect(lists).toHaveLength(1 + files.length);
		expect(new Set(lists.map(({ state, code }) => `${state} ${code ?? ''}`)).size).toBe(1);
	});
});
