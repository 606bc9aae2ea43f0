import { inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ArmyIndex } from '#engine';
import { words, type SheetRecord } from '../../src/content/index.ts';
import { margins, papers, type Paper } from '../../src/paper/pdf/base/style.ts';
import { inRun } from '../slice.ts';
import { wholeArmy } from './bought-rosters.ts';
import { pdfLines, pdfText } from './pdf-text.ts';
import { pageCount, renderInNode } from './render-node.ts';
import { aRoster, armiesOf, mainArmiesOf, sheetOf, unitsOf } from './rosters.ts';

const systems = ['warmaster', 'whfb4', 'whfb6', 't9a', 'aos4', 'spearhead'] as const;

function recordIn(index: ArmyIndex, roster: Parameters<typeof sheetOf>[1]) {
	const sheet = sheetOf(index, roster, 'record');
	if (!sheet.record) throw new Error('no record');
	return { sheet, record: sheet.record };
}

/** Every point that a line of the drawing goes through, from the upper left. */
function drawnPoints(pdf: Buffer): readonly { readonly x: number; readonly y: number }[] {
	const file = pdf.toString('latin1');
	const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, data = '']) =>
		inflated(data)
	);
	return streams
		.filter((text) => text.startsWith('1 0 0 -1 0'))
		.flatMap((text) =>
			[...text.matchAll(/^(-?[\d.]+) (-?[\d.]+) [ml]$/gm)].map(([, x, y]) => ({
				x: Number(x),
				y: Number(y)
			}))
		);
}

function inflated(data: string): string {
	try {
		return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
	} catch {
		return '';
	}
}

/** Where something stands, on the first page if nothing is said. */
interface Place {
	readonly x: number;
	readonly y: number;
	readonly page?: number;
}

/** The head of a page after the first stands so far from its edge. */
const headTop = 20;

/** What stands or is drawn beyond the margins, but for the foot of a page and the head of each after the first. */
function strays(pdf: Buffer, paper: Paper): readonly string[] {
	const { width, height } = papers[paper];
	const right = width - margins.right;
	const isOut = ({ x, y, page = 1 }: Place): boolean =>
		x < margins.left - 1 ||
		x > right + 1 ||
		y < (page > 1 ? headTop : margins.top) - 1 ||
		y > height - 10;
	const isLow = ({ y }: { readonly y: number }): boolean => y > height - margins.bottom + 1;
	return [
		...pdfText(pdf)
			.filter(isOut)
			.map(({ text }) => text),
		...drawnPoints(pdf)
			.filter((point) => isOut(point) || isLow(point))
			.map(({ x, y }) => `${x} × ${y}`)
	];
}

function unitNames({ sections }: SheetRecord): readonly string[] {
	return sections.flatMap(({ rows }) =>
		rows.map(({ name, number }) => (number === undefined ? name : `${name} ${number}`))
	);
}

function boxesOf({ sections }: SheetRecord): number {
	const tracks = sections.flatMap(({ rows }) => rows.flatMap((row) => row.tracks));
	return tracks.reduce((sum, { pieces, each }) => sum + pieces * each, 0);
}

/** A PDF takes long: of every system each second army, on the one paper and the other in turn. */
const armies = systems.flatMap((system) =>
	inRun(mainArmiesOf(system)).map((index, at) => {
		const paper: Paper = at % 2 === 0 ? 'a4' : 'letter';
		return { what: `${system}: ${index.army.id} on ${paper}`, index, paper };
	})
);

test.each(armies)('$what: one page for a normal army, nothing beyond its margins', async (army) => {
	const { index, paper } = army;
	const { sheet, record } = recordIn(index, wholeArmy(index));
	const pdf = await renderInNode(sheet, paper);
	expect(pageCount(pdf)).toBe(1);
	expect(strays(pdf, paper)).toEqual([]);
	const text = pdfLines(pdf).join(' ').replaceAll('\u00a0', ' ');
	// Names are set with hyphens and spaces that no line ends at.
	for (const name of unitNames(record)) expect(text).toContain(/^\p{L}+/u.exec(name)?.[0]);
	expect(text).toContain(words.record.victoryPoints.toLowerCase());
	expect(record.sections.every(({ rows }) => rows.every(({ tracks }) => tracks.length > 0))).toBe(
		true
	);
});

describe('an army far too large for a page', () => {
	const [empire] = armiesOf('whfb4').filter(({ army }) => army.id === 'empire');
	if (!empire) throw new Error('no army');
	const units = Array.from({ length: 60 }, (_, at) => ({
		id: `u${at}`,
		entry: 'halberdiers',
		models: at < 12 ? 50 : 10
	}));
	const { sheet, record } = recordIn(empire, aRoster(empire, { units }));

	test.each(['a4', 'letter'] as const)(
		'takes more of them on %s, with its heads again',
		async (paper) => {
			const pdf = await renderInNode(sheet, paper);
			const lines = pdfLines(pdf);
			expect(pageCount(pdf)).toBeGreaterThan(1);
			expect(pageCount(pdf)).toBeLessThanOrEqual(3);
			expect(lines.filter((line) => line.endsWith(words.record.full))).toHaveLength(pageCount(pdf));
			expect(lines.filter((line) => /^Halberdiers \d+ /.test(line))).toHaveLength(60);
			expect(strays(pdf, paper)).toEqual([]);
			expect(boxesOf(record)).toBe(12 * 50 + 48 * 10);
		}
	);
});

test('what is crossed off is drawn: a stroke for five boxes, not one for each', async () => {
	const [index] = armiesOf('whfb4').filter(({ army }) => army.id === 'empire');
	if (!index) throw new Error('no army');
	const pointsDrawn = async (models: number): Promise<number> => {
		const units = [{ id: 'a', entry: 'halberdiers', models }];
		const { sheet } = recordIn(index, aRoster(index, { units }));
		return drawnPoints(await renderInNode(sheet, 'a4')).length;
	};
	// Round five boxes in five points, the last of them closing it, and two for each line between.
	expect((await pointsDrawn(15)) - (await pointsDrawn(10))).toBe(13);
});

test('Warmaster prints the values worked out by hand, and how they are counted', async () => {
	const [index] = armiesOf('warmaster').filter(({ army }) => army.id === 'empire');
	if (!index) throw new Error('no army');
	const units = unitsOf('general', 'halberdiers', 'halberdiers + skirmishers', 'steam-tank');
	const lines = pdfLines(
		await renderInNode(recordIn(index, aRoster(index, { units })).sheet, 'a4')
	);
	expect(lines).toContain('Infantry 1 stand left Lost');
	expect(lines).toContain('Halberdiers 1 3 hits 25 45');
	expect(lines).toContain('Halberdiers 2 3 hits 35 70');
	expect(lines).toContain('Steam Tank 4 hits 130');
	expect(lines).toContain('Turn 1 2 3 4 5 6 7 8 9 Total');
	expect(lines.join(' ')).toContain('Warmaster rulebook, Victory Points');
});
