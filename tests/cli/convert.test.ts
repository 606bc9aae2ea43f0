import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anEmpire, compulsory } from './lists.ts';
import { makeFolder, musterWhole, type Folder } from './run-muster.ts';

const text = `Nordland
Warmaster, Empire, 1000 points

4 Halberdiers
2 Crossbowmen
General
Dragonlords of the Moon
`;

let folder: Folder;

beforeAll(() => {
	folder = makeFolder();
	folder.write('nordland.json', anEmpire(compulsory, { note: 'Bring dice.', player: 'Bo' }));
	folder.write('typed.txt', text);
	folder.write('wrong.json', { system: 'warmaster', army: 'Martians', units: [] });
});
afterAll(() => folder.remove());

const convert = (...words: readonly string[]) => musterWhole(folder.path, ['convert', ...words]);

/** The code of each list that a text holds. */
async function codesOf(content: string): Promise<readonly string[]> {
	const { out } = await musterWhole(folder.path, ['check', '--json', '-'], content);
	return (JSON.parse(out) as readonly { readonly code: string }[]).map(({ code }) => code);
}

describe('a list in another format is the same list', () => {
	const formats = ['plain', 'muster', 'link', 'selector', 'text', 'simple', 'markdown', 'bbcode'];
	test.each(formats)('%s', async (format) => {
		const { exit, out } = await convert('nordland.json', '--to', format);
		expect(exit).toBe(0);
		const before = readFileSync(join(folder.path, 'nordland.json'), 'utf8');
		expect(await codesOf(out)).toEqual(await codesOf(before));
	});

	test('and a table has a line for each unit', async () => {
		const { out } = await convert('nordland.json', '--to', 'csv');
		expect(out).toMatch(/^\uFEFFGroup,Unit,/);
		expect(out).toContain('Halberdiers');
	});
});

test('a plain list says the note, the player, and several like units in a line', async () => {
	const { out } = await convert('nordland.json', '--to', 'plain');
	expect(JSON.parse(out)).toMatchObject({
		system: 'warmaster',
		army: 'Empire',
		note: 'Bring dice.',
		player: { name: 'Bo' }
	});
	expect(out).toMatch(/"unit": "Halberdiers",\s+"count": \d/);
});

test('links begin with the address of the app, if it is given', async () => {
	expect((await convert('nordland.json', '--to', 'link')).out).toMatch(/^muster:\S+\n$/);
	const { out } = await convert('nordland.json', '--to', 'link', '--url', 'https://example.org/m/');
	expect(out).toMatch(/^https:\/\/example\.org\/m\/list\/#\S+\n$/);
});

test('an army that the other builder lacks is said, and nothing is written', async () => {
	folder.write('ancients.json', {
		system: 't9a',
		army: 'Saurian Ancients',
		size: 1000,
		units: [{ unit: 'Saurian Veteran' }]
	});
	const { exit, out, err } = await convert('ancients.json', '--to', 'selector');
	expect({ exit, out }).toEqual({ exit: 2, out: '' });
	expect(err).toBe(
		'ancients.json: No other builder with links has Saurian Ancients (The Ninth Age).\n'
	);
});

test('a simple list has a unit in each line, its price before it, and the sum', async () => {
	const { out } = await convert('nordland.json', '--to', 'simple');
	expect(out).toMatch(/^Nordland\nEmpire \(Warmaster\), 1000 points\n\n/);
	expect(out).toMatch(/^\d{2,3} - \d+ Halberdiers$/m);
	expect(out).toMatch(/\n\n\d{3,4}\n$/);
});

test('what was not understood is told beside the rest, which is written', async () => {
	const { exit, out, err } = await convert('typed.txt', 'wrong.json', '--to', 'plain');
	expect(exit).toBe(2);
	expect(err).toContain('Dragonlords of the Moon');
	expect(err).toContain('wrong.json: ');
	expect(JSON.parse(out)).toMatchObject({ name: 'Nordland', size: 1000 });
});

test('files are named after the lists, and one that was there is left alone', async () => {
	const again = () => convert('nordland.json', 'nordland.json', '--to', 'plain', '-o', 'out');
	expect((await again()).exit).toBe(0);
	for (const name of ['Nordland.json', 'Nordland-2.json'])
		expect(existsSync(join(folder.path, 'out', name))).toBe(true);
	// The same to the byte.
	expect((await again()).exit).toBe(0);
	folder.write('out/Nordland.json', 'mine');
	const { exit, err } = await again();
	expect(exit).toBe(2);
	expect(err).toContain('--force');
	expect(readFileSync(join(folder.path, 'out', 'Nordland.json'), 'utf8')).toBe('mine');
});

test.each([
	[['nordland.json'], /Say with --to what to write: plain, muster, link, selector, text, simple/],
	[['nordland.json', '--to', 'pdf'], /There is no format “pdf”: say plain, muster/],
	[['nordland.json', '--to', 'link', '--url', 'home'], /is no address of the app/],
	[['--to', 'plain'], /Name at least one file to convert/]
])('%j is a mistake', async (words, message) => {
	const { exit, err } = await convert(...words);
	expect(exit).toBe(2);
	expect(err).toMatch(message);
});
