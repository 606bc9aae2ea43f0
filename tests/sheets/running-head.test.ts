import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { bookOf } from './books.ts';
import { buildSheet, type Sheet, type SheetForm } from '../../src/content/index.ts';
import { indexRow } from '../../src/paper/pdf/index-row.ts';
import { renderPdfInNode } from '../../src/paper/pdf/render-node.ts';
import { faultsOf } from './faults.ts';
import { laidOut } from './laid-out.ts';
import { largestRoster } from './largest-rosters.ts';
import { pdfPages } from './pdf-text.ts';
import { renderInNode } from './render-node.ts';
import { armiesOf, armyOf, aRoster, unitsOf } from './rosters.ts';

const [index] = armiesOf('whfb6');
if (!index) throw new Error('no army');
const roster = { ...largestRoster(index, 3, 3000), name: 'Host of the North' };
const report = checkRoster(roster, index);
const player = { name: 'Ute Muster' };

function sheetIn(form: SheetForm): Sheet {
	return buildSheet(roster, report, form, { player, book: bookOf('whfb6') });
}

describe('a form of several pages', () => {
	test.each(['list', 'reference', 'organiser', 'opponent', 'record', 'legality'] as const)(
		'%s: says above every page but the first what it is of',
		async (form) => {
			const sheet = sheetIn(form);
			const pages = pdfPages(await renderInNode(sheet, 'a4'));
			const of = String(pages.length);
			expect(pages[0]?.[0]).toMatch(/^Host of the North/);
			expect(pages[0]?.slice(0, 3).join()).not.toContain('Page 1');
			pages.slice(1).forEach((lines, at) => {
				const whose = sheet.player?.name === undefined ? '' : ' · Ute Muster';
				expect(lines[0]).toBe(`Host of the North${whose} Page ${String(at + 2)} of ${of}`);
			});
			const laid = laidOut(sheet, 'letter');
			expect(faultsOf(laid)).toEqual([]);
		}
	);

	test('is there: the reference and the proof have several', async () => {
		const pages = await Promise.all(
			(['reference', 'organiser'] as const).map((form) => renderInNode(sheetIn(form), 'a4'))
		);
		for (const pdf of pages) expect(pdfPages(pdf).length).toBeGreaterThan(1);
	});

	test('cards say of each page what it is of, below them', async () => {
		const pages = pdfPages(await renderInNode(sheetIn('cards'), 'a4'));
		expect(pages.length).toBeGreaterThan(1);
		const ends = pages.map((lines) => lines.at(-1));
		ends.forEach((line, at) => {
			const page = `Page ${String(at + 1)} of ${String(pages.length)}`;
			expect(line).toContain(`Host of the North · ${page}`);
		});
	});

	test('the index says of its second page that it is one', async () => {
		const row = indexRow(report, { name: roster.name, player: '', code: '', unread: [] });
		const rows = Array.from({ length: 60 }, () => row);
		const { bytes } = await renderPdfInNode([], 'a4', { index: rows });
		const [first = [], second = []] = pdfPages(bytes);
		expect(first[0]).toBe('Index of lists');
		expect(second[0]).toBe('Index of lists');
	});
});

describe('the organiser’s copy of an illegal list', () => {
	test('tells each problem once, in its head', async () => {
		const empire = armyOf('empire');
		const short = aRoster(empire, { size: 1000, units: unitsOf('halberdiers', 'general') });
		const sheet = buildSheet(short, checkRoster(short, empire), 'organiser');
		const text = pdfPages(await renderInNode(sheet, 'a4'))
			.flat()
			.join(' ')
			.replaceAll('\u00a0', ' ');
		expect(sheet.verdict.problems.length).toBeGreaterThan(1);
		for (const problem of sheet.verdict.problems) {
			const start = problem.text.replaceAll('\u00a0', ' ').split(' ').slice(0, 3).join(' ');
			expect(text.split(start), start).toHaveLength(2);
		}
		expect(text).toMatch(/to fix \d rules?, listed above/);
	});
});
