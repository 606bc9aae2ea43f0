import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { useListFolder } from './list-folder.ts';

const page = readFileSync(
	fileURLToPath(new URL('../../docs/list-file.md', import.meta.url)),
	'utf8'
);
const examples = [...page.matchAll(/^```(json)?\n(.*?)^```$/gms)].map(([, kind, text = '']) => ({
	file: kind === undefined ? 'list.txt' : 'list.json',
	text
}));
const { folder, check } = useListFolder();

describe('the page on list files', () => {
	test('has an example of each shape', () => {
		expect(examples.map(({ file }) => file)).toEqual([
			...Array<string>(6).fill('list.json'),
			'list.txt'
		]);
	});

	test.each(examples)('$text is read and judged', async ({ file, text }) => {
		folder.write(file, text);
		const { exit, out } = await check(file);
		// The first shows how a list is written: it lacks what an army must have.
		expect(exit, out).toBe(text === examples[0]?.text ? 1 : 0);
	});
});
