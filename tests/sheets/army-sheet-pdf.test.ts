import { describe, expect, test } from 'vitest';
import { sheetText } from '../../src/paper/index.ts';
import { listHeader } from '../../src/paper/pdf/list/list-header.ts';
import { papers } from '../../src/paper/pdf/base/style.ts';
import { figureWidth, runWidth } from '../../src/paper/pdf/base/widths.ts';
import { inRun } from '../slice.ts';
import { pdfLines, pdfPages, pdfText } from './pdf-text.ts';
import { pageCount, renderInNode } from './render-node.ts';
import { armiesOf, randomRoster, sheetOf } from './rosters.ts';
import { aTinRoster, tin, tinUnits } from './tin-muster.ts';

const sizes = ['a4', 'letter'] as const;

/** Six times the same host; each unit has a name of its own, as alike ones would share a line. */
const manyUnits = Array.from({ length: 6 }, (_, at) =>
	tinUnits.map((unit) => ({ ...unit, id: `${unit.id}-${String(at)}`, name: `No. ${String(at)}` }))
).flat();

describe('an army sheet on paper', () => {
	test('has each unit with its figures in rows, and the points at their right', async () => {
		const lines = pdfLines(await renderInNode(sheetOf(tin, aTinRoster()), 'a4'));
		expect(lines).toEqual(
			expect.arrayContaining([
				'The Host of Tinburg 2198½ of 2000 points',
				'Ranks 1258 points, 62.9%, minimum 25% M WS BS S T W I A Ld Each Points',
				'20 Spears “The Third of Tinburg” 4 3 3 3 3 1 3 1 7 7 286',
				'Sergeant +16 4 4 3 3 3 1 4 2 7',
				'Spear, Sword; Pavise +1 each, Mail +2 each; Ensign +10, Drum +10; Banner of Tin +50',
				'31 Urchins 4 2 3 3 3 1 2 1 5 2½ 124',
				'1 Ballista crew of 3 – – – – 7 3 – – – 45 45',
				'Crewman 4 3 3 3 3 1 3 1 7',
				'Total 2198½'
			])
		);
	});

	test.each(sizes)('takes one page of %s', async (paper) => {
		expect(pageCount(await renderInNode(sheetOf(tin, aTinRoster()), paper))).toBe(1);
	});

	test('has what a unit has beside its name where a page would not do otherwise', async () => {
		const urchins = Array.from({ length: 28 }, (_, at) => ({
			id: `u${String(at)}`,
			entry: 'urchins',
			name: `No. ${String(at)}`,
			options: ['mail', 'short-horn-bow']
		}));
		const pdf = await renderInNode(sheetOf(tin, aTinRoster({ units: urchins })), 'letter');
		expect(pageCount(pdf)).toBe(1);
		const row = /^5 Urchins “No\. \d+” Mail \+1 each, Horn bow \+½ each 4 2 3 3 3 1 2 1 5 2½ 20$/;
		expect(pdfLines(pdf).filter((line) => row.test(line))).toHaveLength(28);
	});

	test('counts the lines that the name of its game takes', () => {
		const heightOf = (edition: string): number =>
			listHeader({ ...sheetOf(tin, aTinRoster()), edition }, 500).reduce(
				(sum, { height }) => sum + height,
				0
			);
		const long = 'second edition, with the lists of the first and all that was found since';
		expect(heightOf(`${long}, ${long}`) - heightOf('2nd edition')).toBeCloseTo(11.5 * 1.18);
	});

	test.each(sizes)('that is long ends no page of %s inside a unit', async (paper) => {
		const sheet = sheetOf(tin, aTinRoster({ units: manyUnits }));
		const [first = [], ...others] = pdfPages(await renderInNode(sheet, paper));
		expect(others.length).toBeGreaterThan(0);
		const isHeading = (line = ''): boolean => line.includes(' M WS BS S T W I A Ld ');
		for (const [head, line] of others) {
			expect(head).toMatch(/Page \d of \d$/);
			expect(isHeading(line)).toBe(true);
		}
		for (const page of [first, ...others]) {
			const units = page.flatMap((line, at) => (isHeading(line) ? [page[at + 1]] : []));
			for (const unit of units) expect(unit).toMatch(/^\d+ \S/);
		}
	});

	test.each(sizes)('keeps within the margins of %s', async (paper) => {
		const sheet = sheetOf(tin, aTinRoster({ units: manyUnits }));
		const { width, height } = papers[paper];
		const pieces = pdfText(await renderInNode(sheet, paper));
		const isFigure = (text: string): boolean => /^[\d½]+$/.test(text);
		const widthOf = (text: string, size: number): number =>
			(isFigure(text) ? figureWidth : runWidth)({ text, size });
		const outside = pieces.filter(
			({ x, y, text, size }) =>
				x < 41 || x + widthOf(text.trim(), size) > width - 40 || y < 30 || y > height - 20
		);
		expect(outside).toEqual([]);
	});
});

test('endless names and notes do not break the sheet', async () => {
	const units = tinUnits.map((unit) => ({
		...unit,
		name: 'W'.repeat(80),
		note: 'Painted '.repeat(240)
	}));
	const roster = aTinRoster({ name: 'A'.repeat(80), units });
	const pages = pdfPages(await renderInNode(sheetOf(tin, roster), 'a4'));
	expect(pages.length).toBeLessThan(6);
	expect(pages.flat().filter((line) => line.startsWith('“Painted'))).toHaveLength(units.length);
});

const armies = inRun(armiesOf('whfb4')).map((index) => ({ army: index.army.id, index }));

// Letter is the shorter of the papers.
describe.each(armies)('$army', ({ index }) => {
	test('takes a page with an army of 2000 points, with its reference three at most', async () => {
		const roster = randomRoster(index, 7);
		const list = await renderInNode(sheetOf(index, roster), 'letter');
		const reference = await renderInNode(sheetOf(index, roster, 'reference'), 'letter');
		expect(pageCount(list)).toBe(1);
		expect(pageCount(reference)).toBeLessThanOrEqual(3);
	});

	test('adds up and says nothing that is no word', () => {
		const roster = randomRoster(index, 7);
		const sheet = sheetOf(index, roster);
		const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
		expect(sum(sheet.groups.map(({ points }) => points))).toBe(sheet.points);
		for (const { lines, points } of sheet.groups) {
			expect(sum(lines.map((line) => line.points))).toBe(points);
		}
		expect(sheetText(sheet)).not.toMatch(/undefined|NaN|\[object|\d\.\d+ (?!%)/);
	});
});

const largest = armiesOf('whfb4')
	.map((index) => ({ army: index.army.id, index }))
	.filter(({ army }) => /^(any-race|empire|skaven)$/.test(army));

test.each(largest)('an army of 5000 points of $army takes two pages', async ({ index }) => {
	const sheet = sheetOf(index, randomRoster(index, 7, 5000));
	expect(pageCount(await renderInNode(sheet, 'letter'))).toBeLessThanOrEqual(2);
});
