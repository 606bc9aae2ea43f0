import { describe, expect, test } from 'vitest';
import { checkRoster } from '#engine';
import { buildSheet, type Sheet } from '../../src/content/index.ts';
import { pdfInParts } from '../../src/paper/pdf/document.ts';
import { renderPdfInNode } from '../../src/paper/pdf/render-node.ts';
import { pdfBookmarks } from './pdf-bookmarks.ts';
import { pdfPages } from './pdf-text.ts';
import { armyOf, aRoster, unitsOf } from './rosters.ts';

const empire = armyOf('empire');

function aList(at: number): readonly Sheet[] {
	const units = unitsOf('halberdiers', 'halberdiers', 'general');
	const roster = aRoster(empire, { size: 1000, name: `List ${String(at)}`, units });
	const report = checkRoster(roster, empire);
	return (['list', 'record'] as const).map((form) => buildSheet(roster, report, form));
}

describe('a book of more lists than are held in memory', () => {
	const lists = Array.from({ length: 21 }, (_, at) => aList(at + 1));

	test('has the pages and bookmarks of every list', async () => {
		const { bytes } = await renderPdfInNode(lists, 'a4');
		const pages = pdfPages(bytes);
		expect(pages).toHaveLength(42);
		const alone = await renderPdfInNode(lists.slice(6, 7), 'a4');
		expect(pages.slice(12, 14)).toEqual(pdfPages(alone.bytes));
		const marks = pdfBookmarks(bytes);
		expect(
			marks.filter(({ depth }) => depth === 0).map(({ title, page }) => [title, page])
		).toEqual(lists.map((_, at) => [`List ${String(at + 1)}`, 2 * at + 1]));
		expect(marks.filter(({ depth }) => depth === 1)).toHaveLength(42);
	});

	test('has no structure, in which all but the first list would be decoration', async () => {
		const tagged = (await renderPdfInNode(lists.slice(0, 20), 'a4')).bytes.toString('latin1');
		const long = (await renderPdfInNode(lists, 'a4')).bytes.toString('latin1');
		expect(tagged).toContain('/StructTreeRoot');
		expect(long).not.toContain('/StructTreeRoot');
	});

	test('begins each list on a front, the pages of lists before it counted', async () => {
		const single = lists.map((sheets) => sheets.slice(0, 1));
		const { bytes } = await renderPdfInNode(single, 'letter', { isTwoSided: true });
		const marks = pdfBookmarks(bytes).filter(({ depth }) => depth === 0);
		expect(marks.map(({ page }) => page)).toEqual(single.map((_, at) => 2 * at + 1));
	});

	test('is the same file each time, and tells which list is laid out', async () => {
		const reported: number[] = [];
		const onPage = (list: number): unknown => reported.push(list);
		const [one, other] = [
			await renderPdfInNode(lists, 'a4', { onPage }),
			await renderPdfInNode(lists, 'a4')
		];
		expect(one.bytes.equals(other.bytes)).toBe(true);
		expect(reported).toEqual(lists.flatMap((_, at) => [at + 1, at + 1]));
	});

	test('is laid out one list at a time', () => {
		const made: number[] = [];
		const watched = lists.map((sheets, at) =>
			sheets.map((sheet) =>
				Object.defineProperty({ ...sheet }, 'groups', {
					enumerable: true,
					get: () => {
						made.push(at + 1);
						return sheet.groups;
					}
				})
			)
		);
		const others = pdfInParts(watched, 'a4', {}).others[Symbol.iterator]();
		expect(new Set(made)).toEqual(new Set([1]));
		others.next();
		expect(new Set(made)).toEqual(new Set([1, 2]));
	});
});
