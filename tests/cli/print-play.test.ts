import { expect, test } from 'vitest';
import { pageCount } from '../sheets/render-node.ts';
import { usePrintedFolder } from './printed-folder.ts';
import { legal } from './lists.ts';

const { print, files, read } = usePrintedFolder({ 'legal.json': legal });

test('the play sheet of a game is printed without any list', async () => {
	const { exit, out } = await print('--form', 'play', '--system', 'warmaster', '-o', 'a', '--json');
	expect(exit).toBe(0);
	expect(JSON.parse(out)).toEqual([
		{ system: 'warmaster', written: 'a/Warmaster-Play-sheet.pdf', pages: 4 }
	]);
	expect(pageCount(read('a/Warmaster-Play-sheet.pdf'))).toBe(4);
});

test('it is a booklet on A5, and a text', async () => {
	await print('--form', 'play', '--system', 'Spearhead', '--paper', 'a5', '-o', 'b');
	expect(files('b')).toEqual(['Age-of-Sigmar-Spearhead-Play-sheet.pdf']);
	await print('--form', 'play', '--system', 'whfb4', '--as', 'markdown', '-o', 'c');
	expect(read('c/Warhammer-Fantasy-Battle-Play-sheet.md').toString()).toContain('## Panic');
});

test('with a list it is a form like others', async () => {
	const { exit } = await print('legal.json', '--form', 'reference,play', '-o', 'd');
	expect(exit).toBe(0);
	expect(files('d')).toHaveLength(1);
});

test.each([
	[['--form', 'play'], 'Name at least one file'],
	[['--form', 'play', '--system', 'chess'], 'chess'],
	[['--form', 'list', '--system', 'warmaster'], 'say --form play'],
	[['legal.json', '--form', 'play', '--system', 'warmaster'], 'name no file'],
	[['legal.json', '--paper', 'a5'], '--paper a5 is for --form play alone'],
	[['--form', 'play', '--system', 'warmaster', '--index'], '--combined and --index are for lists']
])('%j is refused with a sentence', async (words, sentence) => {
	const { exit, err } = await print(...words);
	expect(exit).toBe(2);
	expect(err).toContain(sentence);
});
