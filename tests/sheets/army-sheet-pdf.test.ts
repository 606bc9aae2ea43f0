import { describe, expect, test, vi } from 'vitest';
import { sheetText } from '../../src/sheets/index.ts';
import { listHeader } from '../../src/sheets/pdf/list-header.ts';
import { papers } from '../../src/sheets/pdf/style.ts';
import { runWidth } from '../../src/sheets/pdf/measure.ts';
import { cardSize } from '../../src/sheets/pdf/card.ts';
import { pdfLines, pdfPages, pdfText } from './pdf-text.ts';
import { pageCount, renderInNode } from './render-node.ts';
import { armiesOf, randomRoster, sheetOf } from './rosters.ts';
import { aTinRoster, tin, tinUnits } from './tin-muster.ts';

// Real PDFs, and machines may be busy.
vi.setConfig({ testTimeout: 60_000 });

const sizes = ['a4', 'letter'] as const;

/** Twelve times the same host, each unit with an id of its own. */
const manyUnits = Array.from({ length: 6 }, (_, at) =>
	tinUnits.map((unit) => ({ ...unit, id: `${unit.id}-${String(at)}` }))
).flat();

describe('an army sheet on paper', () => {
	test('has each unit with its figures in rows, and the points at their right', async () => {
		const lines = pdfLines(await renderInNode(sheetOf(tin, aTinRoster()), 'a4'));
		expect(lines).toEqual(
			expect.arrayContaining([
				'The Host of Tinburg 2198½ / 2000 points',
				'Ranks 1258 points, 62.9 %, at least 25 % M WS BS S T W I A Ld Each Points',
				'20 Spears “The Third of Tinburg” 4 3 3 3 3 1 3 1 7 10 286',
				'Sergeant +16 4 4 3 3 3 1 4 2 7',
				'Spear, Sword; Pavise +1 each, Mail +2 each; Ensign +10, Drum +10; Banner of Tin +50',
				'31 Urchins 4 2 3 3 3 1 2 1 5 4 124',
				'1 Ballista crew of 3 – – – – 7 3 – – – 45',
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
			options: ['mail', 'short-horn-bow']
		}));
		const pdf = await renderInNode(sheetOf(tin, aTinRoster({ units: urchins })), 'letter');
		expect(pageCount(pdf)).toBe(1);
		const told = '5 Urchins Mail +1 each, Horn bow +½ each 4 2 3 3 3 1 2 1 5 4 20';
		expect(pdfLines(pdf).filter((line) => line === told)).toHaveLength(28);
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
		for (const page of others) expect(isHeading(page[0])).toBe(true);
		for (const page of [first, ...others]) {
			const units = page.flatMap((line, at) => (isHeading(line) ? [page[at + 1]] : []));
			for (const unit of units) expect(unit).toMatch(/^\d+ \S/);
		}
	});

	test.each(sizes)('keeps within the margins of %s', async (paper) => {
		const sheet = sheetOf(tin, aTinRoster({ units: manyUnits }));
		const { width, height } = papers[paper];
		const pieces = pdfText(await renderInNode(sheet, paper));
		const outside = pieces.filter(
			({ x, y, text, size }) =>
				x < 41 ||
				x + runWidth({ text: text.trim(), size }) > width - 40 ||
				y < 30 ||
				y > height - 20
		);
		expect(outside).toEqual([]);
	});
});

test('endless names and notes break neither the sheet nor the cards', async () => {
	const units = tinUnits.map((unit) => ({
		...unit,
		name: 'W'.repeat(80),
		note: 'Painted '.repeat(240)
	}));
	const roster = aTinRoster({ name: 'A'.repeat(80), units });
	const pages = pdfPages(await renderInNode(sheetOf(tin, roster), 'a4'));
	expect(pages.length).toBeLessThan(6);
	expect(pages.flat().filter((line) => line.startsWith('“Painted'))).toHaveLength(units.length);
	expect(pageCount(await renderInNode(sheetOf(tin, roster, 'cards'), 'letter'))).toBe(1);
});

describe('cards on paper', () => {
	const cards = (count: number) => {
		const scrolls = Array.from({ length: count }, () => 'tin-scroll');
		return sheetOf(
			tin,
			aTinRoster({ units: [{ id: 'a', entry: 'seer', options: scrolls }] }),
			'cards'
		);
	};

	test.each([
		{ count: 1, pages: 1 },
		{ count: 9, pages: 1 },
		{ count: 10, pages: 2 },
		{ count: 27, pages: 3 }
	])('$count of them take $pages pages', async ({ count, pages }) => {
		for (const paper of sizes) {
			expect(pageCount(await renderInNode(cards(count), paper))).toBe(pages);
		}
	});

	test.each(sizes)(
		'are as large as a playing card, three by three in the middle of %s',
		async (paper) => {
			const pieces = pdfText(await renderInNode(cards(9), paper)).filter(
				({ text }) => text === 'Tin '
			);
			const columns = [...new Set(pieces.map(({ x }) => Math.round(x)))];
			const rows = [...new Set(pieces.map(({ y }) => Math.round(y)))];
			expect(cardSize.width).toBeCloseTo(180, 0);
			expect(cardSize.height).toBeCloseTo(252, 0);
			expect(columns.length).toBeGreaterThanOrEqual(3);
			expect(rows.length).toBeGreaterThanOrEqual(3);
			expect(Math.max(...pieces.map(({ x }) => x))).toBeLessThan(papers[paper].width - 18);
		}
	);

	test('hold a long text, in smaller type', async () => {
		const pdf = await renderInNode(sheetOf(tin, aTinRoster(), 'cards'), 'letter');
		const pieces = pdfText(pdf);
		const sizeOf = (word: string) => pieces.find(({ text }) => text.trim() === word)?.size;
		expect(sizeOf('Stops')).toBe(10.5);
		expect(sizeOf('harms')).toBeLessThanOrEqual(10.5);
		expect(Math.max(...pieces.map(({ y }) => y))).toBeLessThan(papers.letter.height - 12);
	});

	test('have room for every item of the shipped data, in type of 8 points at least', async () => {
		const [index] = armiesOf('whfb4').filter(({ army }) => army.id === 'any-race');
		if (!index) throw new Error('no such army');
		const options = index.options.map(({ entry }) => entry.id);
		const units = Array.from({ length: Math.ceil(options.length / 50) }, (_, at) => ({
			id: `u${String(at)}`,
			entry: 'man-lord',
			options: options.slice(at * 50, (at + 1) * 50)
		}));
		const sheet = sheetOf(index, { ...randomRoster(index, 1, 100), units }, 'cards');
		expect(sheet.cards?.length).toBeGreaterThan(150);
		const pdf = await renderInNode(sheet, 'letter');
		expect(pageCount(pdf)).toBe(Math.ceil((sheet.cards?.length ?? 0) / 9));
		const texts = pdfText(pdf).filter(
			({ text, size }) => text.trim() !== '' && ![6, 6.5].includes(size)
		);
		expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(8);
	});

	test('that are none are a page that says so', async () => {
		const sheet = sheetOf(tin, aTinRoster({ units: [] }), 'cards');
		expect(pdfLines(await renderInNode(sheet, 'a4'))).toContain('No items with a text.');
	});
});

const armies = armiesOf('whfb4').map((index) => ({ army: index.army.id, index }));

// Letter is the shorter of the papers.
describe.each(armies)('$army', ({ index }) => {
	test('takes a page with an army of 2000 points, with its reference three at most', async () => {
		const roster = randomRoster(index, 7);
		const list = await renderInNode(sheetOf(index, roster), 'letter');
		const reference = await renderInNode(sheetOf(index, roster, 'reference'), 'letter');
		expect(pageCount(list)).toBe(1);
		expect(pageCount(reference)).toBeLessThanOrEqual(3);
	});

	test('adds up, says nothing that is no word, and has a card for each thing that is bought once', () => {
		const roster = randomRoster(index, 7);
		const sheet = sheetOf(index, roster);
		const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
		expect(sum(sheet.groups.map(({ points }) => points))).toBe(sheet.points);
		for (const { lines, points } of sheet.groups) {
			expect(sum(lines.map((line) => line.points))).toBe(points);
		}
		expect(sheetText(sheet)).not.toMatch(/undefined|NaN|\[object|\d\.\d+ (?!%)/);
		const cards = sheetOf(index, roster, 'cards').cards ?? [];
		const bought = roster.units
			.flatMap(({ options = [] }) => options)
			.filter((id) => {
				const entry = index.entries.get(id)?.entry;
				return typeof entry?.cost === 'number' && entry.cost > 0 && entry.text && !entry.stats;
			});
		expect(cards).toHaveLength(bought.length);
	});
});

test.each(armies.filter(({ army }) => /^(any-race|empire|skaven)$/.test(army)))(
	'an army of 5000 points of $army takes two pages',
	async ({ index }) => {
		const sheet = sheetOf(index, randomRoster(index, 7, 5000));
		expect(pageCount(await renderInNode(sheet, 'letter'))).toBeLessThanOrEqual(2);
	}
);
