import { describe, expect, test } from 'vitest';
import type { Sheet } from '../../src/content/index.ts';
import { cardFaces } from '../../src/paper/pdf/cards/card-faces.ts';
import { cardSize, padding } from '../../src/paper/pdf/cards/card-frame.ts';
import { facesByPage } from '../../src/paper/pdf/cards/cards.ts';
import { sheetDocument } from '../../src/paper/pdf/document.ts';
import { papers, type Paper } from '../../src/paper/pdf/base/style.ts';
import { boughtRoster } from './bought-rosters.ts';
import { formatsOf, outsideCards } from './card-grid.ts';
import { isAll } from '../runs.ts';
import { inRun } from '../slice.ts';
import { bookOf, cardsOf, systems } from './card-rosters.ts';
import { overlapsOf } from './faults.ts';
import { laidOut } from './laid-out.ts';
import { pdfLines, pdfPages } from './pdf-text.ts';
import { pageCount, renderInNode } from './render-node.ts';
import { armiesOf, sheetOf } from './rosters.ts';
import { aTinRoster, tin, tinUnits } from './tin-muster.ts';

const sizes = ['a4', 'letter'] as const;
const millimetre = 72 / 25.4;

describe('cards on paper', () => {
	const scrolls = (count: number, backs = false): Sheet => {
		const units = [{ id: 'a', entry: 'seer', options: ['tin-scroll'] }];
		const sheet = cardsOf(tin, aTinRoster({ units }), { cardKinds: ['item'], backs });
		return { ...sheet, cards: Array.from({ length: count }, () => sheet.cards ?? []).flat() };
	};

	test.each([
		{ count: 1, pages: 1 },
		{ count: 9, pages: 1 },
		{ count: 10, pages: 2 },
		{ count: 27, pages: 3 }
	])('$count of them take $pages pages, twice as many with backs', async ({ count, pages }) => {
		for (const paper of sizes) {
			expect(pageCount(await renderInNode(scrolls(count), paper))).toBe(pages);
			expect(pageCount(await renderInNode(scrolls(count, true), paper))).toBe(2 * pages);
		}
	});

	test('are as large as a playing card', () => {
		expect(cardSize.width / millimetre).toBeCloseTo(63.5);
		expect(cardSize.height / millimetre).toBeCloseTo(88.9);
	});

	test.each(sizes)('stand three by three in the middle of %s', (paper) => {
		const names = laidOut(scrolls(9), paper).boxes.filter(
			({ text, bold, size }) => bold && text === 'Tin ' && size > 8
		);
		const { width } = papers[paper];
		const columns = [-1.5, -0.5, 0.5].map((at) => width / 2 + at * cardSize.width + padding);
		expect(new Set(names.map(({ x }) => x.toFixed(1)))).toEqual(
			new Set(columns.map((x) => x.toFixed(1)))
		);
		expect(new Set(names.map(({ y }) => y.toFixed(1))).size).toBe(3);
	});

	test('that are none are a page that says so', async () => {
		const sheet = sheetOf(tin, aTinRoster({ units: [] }), 'cards');
		expect(pdfLines(await renderInNode(sheet, 'a4'))).toContain('No cards.');
	});

	test.each(sizes)('have one size of title, and one of text for each kind, on %s', (paper) => {
		const sheet = sheetOf(tin, aTinRoster(), 'cards');
		const { boxes } = laidOut(sheet, paper);
		const sizesOf = (isBold: boolean, ...words: readonly string[]) => {
			const said = boxes.filter(({ text, bold }) => bold === isBold && words.includes(text.trim()));
			return new Set(said.map(({ size }) => size));
		};
		expect(sizesOf(true, 'Urchins', 'Ogre', 'Faces')).toEqual(new Set([12.5]));
		// A short text and a long one of the same kind.
		expect(sizesOf(false, 'Stops', 'whoever').size).toBe(1);
	});
});

describe('figures', () => {
	test.each(sizes)('are much larger than their labels, on %s', (paper) => {
		const { boxes } = laidOut(sheetOf(tin, aTinRoster(), 'cards'), paper);
		const labels = boxes.filter(({ text }) => text.trim() === 'WS');
		expect(labels.length).toBeGreaterThan(0);
		for (const { page, x, y, width, size } of labels) {
			const below = boxes.filter(
				(box) =>
					box.page === page && box.y > y && box.y < y + 40 && /^[\d–+]+$/.test(box.text.trim())
			);
			const under = below.find((box) => box.x < x + width && box.x + box.width > x);
			expect(under?.size).toBeGreaterThanOrEqual(1.5 * size);
		}
	});
});

describe('the livery', () => {
	test.each(sizes)('is on the front of each card on %s, within its edges', (paper) => {
		const sheet = sheetOf(tin, aTinRoster(), 'cards');
		const { content } = sheetDocument(sheet, paper);
		const [{ section }] = content as unknown as [{ section: { stack: Drawn[] }[] }];
		const drawn = section.flatMap(({ stack }) => stack);
		const shields = drawn.filter(({ svg }) => svg !== undefined);
		const bands = drawn.filter(({ canvas }) => JSON.stringify(canvas ?? '').includes('#7a1f1f'));
		expect(shields).toHaveLength(cardFaces(sheet, sheet.cards ?? []).length);
		expect(bands).toHaveLength(shields.length);
		bands.forEach(({ absolutePosition: top }, at) => {
			const bottom = shields[at]?.absolutePosition;
			expect(bottom?.x).toBe(top.x);
			expect((bottom?.y ?? 0) - top.y).toBeLessThan(cardSize.height - padding);
		});
	});

	interface Drawn {
		readonly svg?: string;
		readonly canvas?: unknown;
		readonly absolutePosition: { readonly x: number; readonly y: number };
	}
});

describe('a text too long for a card', () => {
	const note = Array.from({ length: 400 }, (_, at) => `word${String(at)}`);
	const units = [{ id: 'a', entry: 'spears', note: note.join(' ') }];
	const sheet = sheetOf(tin, aTinRoster({ units }), 'cards');
	const faces = cardFaces(sheet, sheet.cards ?? []);

	test('goes on upon another, and each says which of them it is', async () => {
		expect(sheet.cards).toHaveLength(1);
		expect(faces.length).toBeGreaterThan(1);
		const lines = pdfLines(await renderInNode(sheet, 'a4')).join(' ');
		faces.forEach((_, at) => {
			expect(lines).toContain(`${String(at + 1)} of ${String(faces.length)}`);
		});
	});

	test('loses and repeats no word', () => {
		const words = laidOut(sheet, 'a4').boxes.map(({ text }) => text.trim());
		const printed = words.filter((word) => /^word\d+$/.test(word));
		expect(printed.toSorted()).toEqual(note.toSorted());
	});

	test('is no smaller than seven and a half points', () => {
		const words = laidOut(sheet, 'a4').boxes.filter(({ text }) => text.startsWith('word'));
		expect(Math.min(...words.map(({ size }) => size))).toBeGreaterThanOrEqual(7.5);
	});

	test('stays in its cards, whatever a player writes', () => {
		const endless = tinUnits.map((unit, at) => ({
			...unit,
			name: 'W'.repeat(80),
			note: at % 2 === 0 ? 'Painted '.repeat(240) : 'W'.repeat(1900)
		}));
		const laid = laidOut(sheetOf(tin, aTinRoster({ units: endless }), 'cards'), 'letter');
		expect(outsideCards(laid)).toEqual([]);
		expect(overlapsOf(laid)).toEqual([]);
	});
});

describe('backs', () => {
	/** Where the shields of each page begin, from the left and the top. */
	function shieldsOf(sheet: Sheet, paper: Paper): readonly (readonly [number, number])[][] {
		const { content } = sheetDocument(sheet, paper);
		const [{ section }] = content as unknown as [
			{
				section: {
					stack: { svg?: string; width: number; absolutePosition: { x: number; y: number } }[];
				}[];
			}
		];
		return section.map(({ stack }) =>
			stack
				.filter(({ svg }) => svg !== undefined)
				.map(({ width, absolutePosition: { x, y } }) => [x + width / 2, y] as const)
		);
	}

	test.each(sizes.flatMap((paper) => [1, 2, 3, 5, 9].map((count) => ({ paper, count }))))(
		'of $count cards lie behind them on $paper, within a millimetre',
		({ paper, count }) => {
			const units = Array.from({ length: count }, (_, at) => ({
				id: `u${String(at)}`,
				entry: 'spears',
				models: 10 + at
			}));
			const sheet = cardsOf(tin, aTinRoster({ units }), { backs: true });
			const laid = laidOut(sheet, paper);
			const { width } = papers[paper];
			const [, shields = []] = shieldsOf(sheet, paper);
			const corners = laid.boxes.filter(
				({ page, text, size }) => page === 1 && text === 'Spears' && size === 12.5
			);
			expect(corners).toHaveLength(count);
			expect(shields).toHaveLength(count);
			corners.forEach(({ x }, at) => {
				const middle = x - padding + cardSize.width / 2;
				const [shield = 0] = shields[at] ?? [];
				expect(Math.abs(width - middle - shield)).toBeLessThan(millimetre);
			});
		}
	);

	test('say the kind of card and the army, in the rows of their cards', () => {
		const sheet = cardsOf(tin, aTinRoster(), { backs: true });
		const laid = laidOut(sheet, 'a4');
		const backs = laid.boxes.filter(({ page }) => page % 2 === 0).map(({ text }) => text.trim());
		const count = (word: string) => backs.filter((text) => text === word).length;
		expect(count('Character')).toBe(3);
		expect(count('Unit')).toBe(7);
		expect(count('Item')).toBe(4);
		expect(count('Spell')).toBe(1);
		expect(count('Host')).toBe(15);
		expect(outsideCards(laid)).toEqual([]);
	});

	test('have the livery in lines, and nothing filled but with the white of the paper', () => {
		const sheet = cardsOf(tin, aTinRoster(), { backs: true });
		const [{ section }] = sheetDocument(sheet, 'a4').content as unknown as [{ section: unknown[] }];
		const text = JSON.stringify(section.filter((_, at) => at % 2 === 1));
		expect(text).toContain('#7a1f1f');
		expect(text).not.toMatch(/fill=\\"(?!none|#ffffff)|"fillColor"|"color":"#fff/);
		const shapes = text.match(/<path [^>]*>/g) ?? [];
		const drawn = shapes.filter((shape) => shape.includes('stroke'));
		expect(drawn.length).toBeGreaterThan(0);
		expect(drawn.every((shape) => shape.includes('fill=\\"none\\"'))).toBe(true);
	});
});

describe.each(systems)('the cards of an army of %s', (folder) => {
	const book = bookOf(folder);
	const all = inRun(armiesOf(folder));
	const few = (isAll ? [0, 0.34, 0.67] : [0]).flatMap(
		(at) => all[Math.floor(at * all.length)] ?? []
	);
	const sheets = few.map((index) => ({
		army: index.army.id,
		sheet: cardsOf(index, boughtRoster(index, 11, folder === 'spearhead' ? 0 : 2000), { book })
	}));

	test.each(sheets)('$army stay within their edges, on fronts and backs', ({ sheet }) => {
		const pages = facesByPage(cardFaces(sheet, sheet.cards ?? []));
		expect(pages.length).toBeGreaterThan(0);
		for (const paper of sizes) {
			const both = { ...sheet, backs: { division: 'pale' } } as const;
			const laid = laidOut(both, paper);
			expect(laid.pages).toBe(2 * pages.length);
			expect(outsideCards(laid, formatsOf(both))).toEqual([]);
			expect(overlapsOf(laid)).toEqual([]);
			expect(Math.min(...laid.boxes.map(({ size }) => size))).toBeGreaterThanOrEqual(7);
		}
	});

	test('are in a PDF by name, nine a page, or four with profiles', async () => {
		const { sheet } = sheets.at(-1) ?? {};
		if (!sheet) throw new Error('no army to try this with');
		const printed = pdfPages(await renderInNode(sheet, 'letter'));
		const pages = facesByPage(cardFaces(sheet, sheet.cards ?? []));
		expect(printed).toHaveLength(pages.length);
		pages.forEach(({ faces }, at) => {
			const isOfProfiles = at === 0 && book !== undefined;
			expect(faces.length).toBeLessThanOrEqual(isOfProfiles ? 4 : 9);
			const page = printed[at]?.join(' ') ?? '';
			for (const { head } of faces) {
				// A word may be parted after a hyphen.
				const words = head.name.replaceAll("'", '’').split(/ |(?<=-)/);
				for (const word of words) expect(page).toContain(word);
			}
		});
	});
});
