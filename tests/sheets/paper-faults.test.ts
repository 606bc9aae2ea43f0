import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { pointsText } from '#i18n';
import { buildSheet, type Sheet, type SheetForm } from '../../src/content/index.ts';
import { sheetAs } from '../../src/paper/index.ts';
import { renderPdfInNode } from '../../src/paper/pdf/render-node.ts';
import { papers } from '../../src/paper/pdf/base/style.ts';
import { kept } from '../../src/paper/pdf/base/typeset.ts';
import { sampleRosters } from '../sample-rosters.ts';
import { wholeArmy } from './bought-rosters.ts';
import { faultsOf } from './faults.ts';
import { laidOut } from './laid-out.ts';
import { pdfBookmarks } from './pdf-bookmarks.ts';
import { pdfLines, pdfText } from './pdf-text.ts';
import { pageCount, renderInNode } from './render-node.ts';
import { armyOf, aRoster, sheetOf, unitsOf } from './rosters.ts';

const empire = armyOf('empire');

/** Whether text stands just below a place; both are counted from the top of the page. */
const near = (place: number, y: number): boolean => y > place && y < place + 30;

test.each(sampleRosters.filter(({ system }) => ['t9a', 'whfb6', 'whfb4'].includes(system)))(
	'$system: each × models and what stands beside it are the points of the line',
	({ roster, index }) => {
		const { groups } = buildSheet(roster, checkRoster(roster, index), 'list');
		const lines = groups.flatMap((group) => group.lines);
		for (const line of lines.filter(({ models = 1, isCrewed }) => models > 1 && !isCrewed)) {
			const { models = 1, pointsEach, pointsOnce = 0, options, rankOptions = [] } = line;
			const given = [...options, ...rankOptions].filter(({ each }) => each === undefined);
			const sum = given.reduce((points, option) => points + option.points, 0);
			expect(pointsEach * models + sum + pointsOnce, line.name).toBe(line.points);
		}
	}
);

test('what the first models are cheaper is printed beside the name, and not in text', async () => {
	const sample = sampleRosters.find(({ system }) => system === 't9a');
	if (!sample) throw new Error('no such game');
	const sheet = buildSheet(sample.roster, checkRoster(sample.roster, sample.index), 'list');
	const line = sheet.groups
		.flatMap(({ lines }) => lines)
		.find(({ pointsOnce = 0 }) => pointsOnce < 0);
	const once = `${pointsText(line?.pointsOnce ?? 0)} for the unit`;
	expect(
		pdfLines(await renderInNode(sheet, 'a4'))
			.join('\n')
			.replaceAll('\u00a0', ' ')
	).toContain(once);
	expect(sheetAs(sheet, 'text')).not.toContain('for the unit');
});

describe('a note of several lines', () => {
	const note = 'Left: two of foot.\n\nRight: the horse.\r\nGuard the hill.';
	const units = [
		{ ...unitsOf('halberdiers')[0], id: 'u', entry: 'halberdiers', note: 'Blue.\nNew.' }
	];
	const sheet = sheetOf(empire, aRoster(empire, { note, units }));

	test('keeps its lines on paper', async () => {
		const printed = pdfLines(await renderInNode(sheet, 'a4'));
		const at = printed.findIndex((line) => line.includes('Left: two of foot.'));
		const lines = printed.slice(at, at + 4).filter((line) => line.trim() !== '');
		expect(lines[0]).toMatch(/Left: two of foot\.$/);
		expect(lines.slice(1)).toEqual(
			expect.arrayContaining(['Right: the horse.', 'Guard the hill.'])
		);
		expect(printed.some((line) => line.includes('Blue.') && line.includes('New.'))).toBe(false);
	});
});

test('a note of many short lines stands in columns, and pushes no page', async () => {
	const turns = Array.from({ length: 90 }, (_, at) => `Turn ${String(at + 1)}: hold.`);
	const units = unitsOf('halberdiers', 'general');
	const sheet = sheetOf(empire, aRoster(empire, { note: turns.join('\n'), units }));
	const pdf = await renderInNode(sheet, 'a4');
	expect(pageCount(pdf)).toBe(1);
	const texts = pdfText(pdf);
	const of = (turn: number) =>
		texts.find(({ text }) => text.trim().startsWith(`Turn ${String(turn)}`));
	expect(texts.filter(({ text }) => text.startsWith('Turn'))).not.toHaveLength(0);
	expect(of(2)?.x).toBeCloseTo(of(1)?.x ?? 0, 0);
	expect(of(90)?.x).toBeGreaterThan((of(1)?.x ?? 0) + 200);
	expect(faultsOf(laidOut(sheet, 'letter'))).toEqual([]);
});

test('a bookmark opens at the left edge, just above its heading', async () => {
	const sheet = sheetOf(empire, aRoster(empire, { units: unitsOf('halberdiers', 'general') }));
	const pdf = await renderInNode(sheet, 'a4');
	const marks = pdfBookmarks(pdf);
	const texts = pdfText(pdf);
	expect(marks.length).toBeGreaterThan(1);
	for (const { left, height } of marks) {
		expect(left).toBe(0);
		expect(texts.some(({ y }) => near(papers.a4.height - height, y))).toBe(true);
	}
	expect(new Set(marks.map(({ height }) => height)).size).toBe(marks.length);
});

describe('bookmarks', () => {
	const units = unitsOf('halberdiers', 'general');
	const printed = (name: string, forms: readonly SheetForm[]): readonly Sheet[] =>
		forms.map((form) => sheetOf(empire, aRoster(empire, { name, units }), form));
	const headings = (above: string): readonly string[] =>
		['Infantry', 'Characters'].map((heading) => `${above}${heading}`);

	// A level with a single member is left out.
	test.each<{
		readonly names: readonly string[];
		readonly forms: readonly SheetForm[];
		readonly marks: readonly string[];
	}>([
		{ names: ['Nordland'], forms: ['list'], marks: headings('') },
		{
			names: ['Nordland'],
			forms: ['list', 'opponent'],
			marks: [
				...['Army list', ...headings('Army list > ')],
				...['Opponent’s copy', ...headings('Opponent’s copy > ')]
			]
		},
		{
			names: ['Nordland', 'Stirland'],
			forms: ['list'],
			marks: ['Nordland', 'Stirland'].flatMap((name) => [name, ...headings(`${name} > `)])
		},
		{
			names: ['Nordland', 'Stirland'],
			forms: ['list', 'opponent'],
			marks: ['Nordland', 'Stirland'].flatMap((name) => [
				name,
				...[`${name} > Army list`, ...headings(`${name} > Army list > `)],
				...[`${name} > Opponent’s copy`, ...headings(`${name} > Opponent’s copy > `)]
			])
		}
	])('of $names, each as $forms, stand by list, form and heading', async (given) => {
		const { names, forms, marks } = given;
		const lists = names.map((name) => printed(name, forms));
		const above: string[] = [];
		const paths = pdfBookmarks((await renderPdfInNode(lists, 'a4')).bytes).map(
			({ depth, title }) => {
				above.splice(depth, Infinity, title);
				return above.join(' > ');
			}
		);
		expect(paths).toEqual(marks);
	});
});

test('the first problem keeps its distance from the line to sign on', async () => {
	const roster = aRoster(empire, { size: 1000, units: unitsOf('general') });
	const sheet = buildSheet(roster, checkRoster(roster, empire), 'organiser');
	const texts = pdfText(await renderInNode(sheet, 'a4'));
	const yOf = (start: string): number => texts.find(({ text }) => text.startsWith(start))?.y ?? NaN;
	expect(yOf('1.') - yOf('Checked')).toBeGreaterThan(20);
});

test.each([
	['2 × 15 = 30 points.', '2\u00a0×\u00a015\u00a0=\u00a030 points.'],
	['0 + 20 + 40 = 60', '0\u00a0+\u00a020\u00a0+\u00a040\u00a0=\u00a060'],
	['30% of 2000', '30%\u00a0of\u00a02000'],
	['3 taken, maximum 4', '3 taken, maximum\u00a04'],
	['Sword of Might', 'Sword of Might']
])('“%s” is not parted within its arithmetic', (text, whole) => {
	expect(kept(text)).toBe(whole);
});

test('a battle record that just fits a page takes no second one', async () => {
	const index = armyOf('dark-elf');
	const pdf = await renderInNode(sheetOf(index, wholeArmy(index), 'record'), 'a4');
	expect(pageCount(pdf)).toBe(1);
});
