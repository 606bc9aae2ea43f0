import { describe, expect, test } from 'vitest';
import { checkRoster, indexFor } from '#engine';
import type { Army, PlaySheet, System } from '../../src/schema/index.ts';
import { buildSheet, gameSheet, type Sheet } from '../../src/content/index.ts';
import { playSections } from '../../src/content/play.ts';
import { sheetAs } from '../../src/paper/index.ts';
import { rawPacks } from '../packs.ts';
import { sampleRosters } from '../sample-rosters.ts';
import { pdfPages, pdfText } from './pdf-text.ts';
import { wholeArmy } from './bought-rosters.ts';
import { renderInNode } from './render-node.ts';
import { mainArmiesOf } from './rosters.ts';

/** The pages that each takes in English and German, on A4 and as a booklet: a line too many shows here. */
const pages: Readonly<Record<string, Readonly<Record<'en' | 'de', readonly [number, number]>>>> = {
	aos4: { en: [4, 7], de: [4, 8] },
	spearhead: { en: [2, 4], de: [3, 5] },
	t9a: { en: [2, 4], de: [3, 5] },
	warmaster: { en: [4, 7], de: [4, 9] },
	'warmaster-revolution': { en: [3, 6], de: [4, 7] },
	'warmaster-trial': { en: [4, 7], de: [4, 9] },
	whfb4: { en: [4, 9], de: [4, 9] },
	whfb6: { en: [3, 5], de: [3, 6] }
};

const sheets = rawPacks.map(({ folder, system, play }) => {
	const [english, german] = ['en', 'de'].map(
		(code) => play.find(({ language }) => language === code)?.sheet as PlaySheet
	) as [PlaySheet, PlaySheet];
	const sheetOf = (own: PlaySheet): Sheet => gameSheet(system as System, own);
	return { folder, english, sheet: sheetOf(english), german: sheetOf(german) };
});

/** The words of charts that stand whole on no line. */
function brokenWords({ play = [] }: Sheet, pdf: Buffer): readonly string[] {
	const lines = pdfText(pdf)
		.map(({ text }) => text)
		.join('\n');
	const cells = play
		.flatMap(({ blocks }) => blocks.flatMap(({ tables }) => tables))
		.flatMap(({ columns, rows }) => [...columns, ...rows.flat()]);
	const words = new Set(cells.flatMap((cell) => cell.match(/\p{L}{3,}/gu) ?? []));
	return [...words].filter((word) => !lines.includes(word));
}

const letters = (text: string): string => text.replace(/\s+/g, '');

describe.each(sheets)('the play sheet of $folder', ({ folder, english, sheet, german }) => {
	test.each([
		['English', sheet, pages[folder]?.en],
		['German', german, pages[folder]?.de]
	] as const)('in %s takes so many pages, in no type under 8.5 points', async (_, own, taken) => {
		const printed = await Promise.all(
			(['a4', 'a5'] as const).map((paper) => renderInNode(own, paper))
		);
		const sizes = printed.flatMap((pdf) =>
			pdfText(pdf).flatMap(({ text, size }) => (text.trim() === '' ? [] : [size]))
		);
		expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8.5);
		expect(printed.map((pdf) => pdfPages(pdf).length)).toEqual(taken);
		// Two to four pages a game.
		expect(taken?.[0]).toBeLessThanOrEqual(4);
		expect(printed.flatMap((pdf) => brokenWords(own, pdf))).toEqual([]);
	});

	test('has every heading and every cell of every chart on paper', async () => {
		const printed = letters(
			pdfText(await renderInNode(sheet, 'a4'))
				.map(({ text }) => text)
				.join('')
		);
		const wanted = english.sections
			.filter((section) => section.printed !== false)
			.flatMap(({ blocks }) =>
				// A chart of one army is printed with its lists, as below.
				blocks
					.filter((block) => block.printed !== 'with-list')
					.flatMap(({ name, tables = [] }) => [
						name.replace(/[.:]$/, ''),
						...tables.flatMap(({ rows }) => rows.flat())
					])
			);
		// What typesetting changes is compared without it.
		const bare = (text: string): string => letters(text).replace(/[^\p{L}\p{N}]/gu, '');
		const whole = bare(printed);
		expect(wanted.filter((text) => !whole.includes(bare(text)))).toEqual([]);
	});
});

test('beside a list it leaves out what only other units have', () => {
	const sample = sampleRosters.find(({ system }) => system === 'whfb4');
	const game = sheets.find(({ folder }) => folder === 'whfb4');
	if (!sample || !game) throw new Error('no sample');
	const report = checkRoster(sample.roster, sample.index);
	const own = sheetAs(buildSheet(sample.roster, report, 'play', { play: game.english }), 'text');
	const whole = sheetAs(game.sheet, 'text');
	expect(whole).toContain('Warplock jezzail');
	expect(own).not.toContain('Warplock jezzail');
	expect(own).toContain('Who strikes first');
});

describe('a chart of one army', () => {
	const pack = rawPacks.find(({ folder }) => folder === 'whfb4');
	const game = sheets.find(({ folder }) => folder === 'whfb4');
	if (!pack || !game) throw new Error('no game');
	const beside = (army: string): string => {
		const own = pack.armies.find((each) => (each.army as Army).id === army);
		if (!own) throw new Error(`no army ${army}`);
		const { units, rules } = indexFor({ system: pack.system as System, army: own.army as Army });
		const play = playSections(game.english, [...rules.values()], units);
		return sheetAs({ ...game.sheet, play }, 'text');
	};

	test('is printed with a list of that army, and not with another', () => {
		const orcs = beside('orcs-and-goblins');
		expect(orcs).toContain('Squabbles: does nothing this turn.');
		expect(orcs).toContain('The shaman dies');
		expect(orcs).not.toContain('Necromancer Lord');
		const undead = beside('undead');
		expect(undead).toContain('Necromancer Lord');
		expect(undead).toContain('the whole army is defeated');
		expect(undead).not.toContain('Squabbles');
	});

	test('is printed with some list', () => {
		const all = pack.armies.map((each) => beside((each.army as Army).id)).join('');
		const own = game.english.sections
			.flatMap(({ blocks }) => blocks)
			.filter(({ printed }) => printed === 'with-list');
		expect(own.length).toBe(8);
		expect(own.filter(({ name }) => !all.toUpperCase().includes(name.toUpperCase()))).toEqual([]);
	});

	test('is not on the sheet of the game, which has what all armies use', () => {
		const whole = sheetAs(game.sheet, 'text');
		expect(whole).not.toContain('Squabbles');
		expect(whole).toContain('A Dispel scroll stops any spell');
	});
});

test('a heading that ends in a mark of its own has no stop after it', async () => {
	const game = sheets.find(({ folder }) => folder === 'whfb4');
	if (!game) throw new Error('no game');
	const printed = letters(
		pdfText(await renderInNode(game.sheet, 'a4'))
			.map(({ text }) => text)
			.join('')
	);
	expect(printed).toContain('Lookoutsir!A');
	expect(printed).toContain('Challenges.In');
});

describe('with a reference', () => {
	const sample = sampleRosters.find(({ system }) => system === 'warmaster');
	if (!sample) throw new Error('no sample');
	const report = checkRoster(sample.roster, sample.index);
	const wordsOf = (pdf: Buffer): string =>
		letters(
			pdfText(pdf)
				.map(({ text }) => text)
				.join('')
		);

	test.each([
		['warmaster', 'empire'],
		['warmaster-revolution', 'wood-elves'],
		['whfb4', 'dwarfs'],
		['whfb6', 'wood-elves']
	])('a rule says on which page stands the chart that it names: %s, %s', async (folder, army) => {
		const play = sheets.find((each) => each.folder === folder)?.english;
		const index = mainArmiesOf(folder).find((each) => each.army.id === army);
		if (!play || !index) throw new Error('no army');
		const roster = wholeArmy(index);
		const own = checkRoster(roster, index);
		const [reference, charts] = await Promise.all(
			(['reference', 'play'] as const).map((form) =>
				renderInNode(buildSheet(roster, own, form, { play }), 'a4')
			) as [Promise<Buffer>, Promise<Buffer>]
		);
		const pages = pdfPages(charts).map((lines) => letters(lines.join('')));
		const names = play.sections.flatMap(({ blocks }) => blocks.map(({ name }) => letters(name)));
		const said = [
			...wordsOf(reference).matchAll(/(?<=playsheet:)[^()]*?,page\d+(?:;[^()]*?,page\d+)*/g)
		]
			.flatMap(([named]) => named.split(';'))
			.map((named) => named.split(',page') as [string, string])
			.filter(([name]) => names.includes(name));
		expect(said.length).toBeGreaterThan(2);
		const wrong = said.filter(
			([name, page]) => !pages[Number(page) - 1]?.includes(name.replace(/[.:]$/, '') + '.')
		);
		expect(wrong).toEqual([]);
	});

	test('no rule does where the play sheet is not printed with it', async () => {
		const alone = buildSheet(sample.roster, report, 'reference');
		expect(wordsOf(await renderInNode(alone, 'a4'))).not.toContain('playsheet');
	});
});
