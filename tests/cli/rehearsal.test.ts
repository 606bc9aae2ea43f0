import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
