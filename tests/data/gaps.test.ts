import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { pdfLines } from '../sheets/pdf-text.ts';
import { usePrintedFolder } from '../cli/printed-folder.ts';
import { muster } from '../cli/run-muster.ts';
import { openPacks } from '../../src/cli/packs.ts';

const packs = openPacks(fileURLToPath(new URL('../../data', import.meta.url)));
const systems = packs.systems().map((system) => ({ system, armies: packs.armies(system) }));

const { folder, print, read } = usePrintedFolder({
	'empire.json': { system: 'whfb4', army: 'The Empire', size: 2000, name: 'Fourth', units: [] },
	'tanks.json': { system: 'warmaster', army: 'Empire', size: 2000, name: 'Siege', units: [] }
});

describe('what a pack does not have', () => {
	test.each([
		['whfb4', 'empire', /^Allies: .* 25%/],
		['whfb4', 'empire', /^Special characters/],
		['whfb4', 'dwarfs', /^23 Dwarf runes/],
		['whfb4', 'chaos', /^8 of the 20 Chaos rewards/],
		['warmaster', 'empire', /^Sieges: /],
		['warmaster-revolution', 'cathay', /Cathay/],
		['aos4', 'ironjawz', /^Heroes that players build/],
		['spearhead', 'vigilant-brotherhood', /^Changes to an army/]
	])('is a gap of %s, %s: %s', (system, army, what) => {
		const pack = systems.find(({ system: { id } }) => id === system);
		const gaps = pack?.armies.find(({ id }) => id === army)?.gaps ?? [];
		expect(gaps.some((gap) => what.test(gap.what))).toBe(true);
	});

	test('of a whole system says what to do by hand', () => {
		const gaps = systems.flatMap(({ system }) => system.gaps ?? []);
		expect(gaps.length).toBeGreaterThan(15);
		for (const { what } of gaps) expect(what).toMatch(/ By hand: /);
	});

	test('is for armies that there are', () => {
		for (const { system, armies } of systems) {
			const ids = armies.map(({ id }) => id);
			for (const gap of system.gaps ?? [])
				expect(ids).toEqual(expect.arrayContaining([...(gap.armies ?? [])]));
		}
	});

	test.each(['organiser', 'legality'])('stands on the %s with what to do', async (form) => {
		await print('empire.json', '--form', form, '-o', form);
		const paper = pdfLines(read(form, 'Fourth.pdf')).join(' ').replace(/\s+/g, ' ');
		expect(paper).toMatch(/Not checked\. Allies/);
		expect(paper).toContain('Check these by hand: compare the list with the printed army list.');
	});

	test('is told by --explain', async () => {
		const { out } = await muster(folder.path, ['check', 'tanks.json', '--explain']);
		expect(out).toMatch(/Not checked\n {4}Sieges: /);
		const json = await muster(folder.path, ['check', 'tanks.json', '--explain', '--json']);
		expect((JSON.parse(json.out) as readonly { gaps: readonly string[] }[])[0]?.gaps[0]).toMatch(
			/^Sieges/
		);
	});
});
