import { figureWidth, runWidth } from '../../src/paper/pdf/base/widths.ts';
import type { Sheet } from '../../src/content/index.ts';
import { typeset } from '../../src/paper/pdf/base/typeset.ts';
import { groupName } from '../../src/content/wording.ts';
import { margins, papers } from '../../src/paper/pdf/base/style.ts';
import { pdfText, type Piece } from './pdf-text.ts';

/** A line of a printed list as a reader adds it up. */
export interface PrintedLine {
	readonly name: string;
	/** What its base, options and models come to. */
	readonly sum: number;
	/** What is printed at its end. */
	readonly points: number;
}

/** What a reader finds who adds a printed list up by hand. */
export interface AddedUp {
	readonly lines: readonly PrintedLine[];
	/** What is priced besides units: choices of the army, and what units cost together. */
	readonly others: number;
	readonly total: number;
}

interface Row {
	readonly y: number;
	readonly pieces: readonly Piece[];
}

/** Where the figures of a list stand: the right edges of two columns, and the centres of the stat line. */
interface Columns {
	readonly each: number | undefined;
	readonly points: number;
	readonly stats: readonly number[];
}

const figure = /^\d+[½¼¾]?$|^[½¼¾]$/;
const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

function valueOf(text: string): number {
	const [, whole = '', part = ''] = /^(\d*)([½¼¾]?)$/.exec(text) ?? [];
	return Number(whole) + (fractions[part] ?? 0);
}

function rightOf({ x, text: given, size }: Piece): number {
	const text = given.trim();
	return x + (figure.test(text) ? figureWidth({ text, size }) : runWidth({ text, size }));
}

function rowsOf(pdf: Buffer): readonly Row[] {
	const rows: { page: number; y: number; pieces: Piece[] }[] = [];
	for (const piece of pdfText(pdf)) {
		if (piece.text.trim() === '' || piece.y > papers.a4.height - margins.bottom) continue;
		const row = rows.find(({ page, y }) => page === piece.page && Math.abs(y - piece.y) < 1.2);
		if (row) row.pieces.push(piece);
		else rows.push({ page: piece.page, y: piece.y, pieces: [piece] });
	}
	return rows
		.toSorted((a, b) => a.page - b.page || a.y - b.y)
		.map(({ y, pieces }) => ({ y, pieces: pieces.toSorted((a, b) => a.x - b.x) }));
}

/** The columns that a row names; undefined for any other row. */
function columnsIn({ pieces }: Row): Columns | undefined {
	const named = (name: string): Piece | undefined =>
		pieces.find(({ text }) => text.trim() === name);
	const points = named('Points');
	if (!points) return undefined;
	const each = named('Each');
	const before = pieces.filter(({ x }) => x < (each ?? points).x && x > 150);
	return {
		each: each && rightOf(each),
		points: rightOf(points),
		stats: before.map((piece) => (piece.x + rightOf(piece)) / 2)
	};
}

interface Unit {
	readonly each: number | undefined;
	readonly points: number;
	readonly count: number;
	readonly texts: string[];
}

/** Adds a printed list up as a reader does: base, options, models and mounts of a line, then the lines. */
export function addedUp(pdf: Buffer, { hasVariableSizes, isGrouped, groups }: Sheet): AddedUp {
	// A long name takes several lines.
	const headings = isGrouped ? groups.map((group) => typeset(groupName(group))) : [];
	const names = groups.flatMap(({ lines }) => lines.map((line) => typeset(line.name)));
	const units: Unit[] = [];
	let columns: Columns | undefined;
	let [others, total] = [0, NaN];
	let open: Unit | undefined;
	for (const row of rowsOf(pdf)) {
		const named = columnsIn(row);
		columns = named ?? columns;
		if (named || !columns) {
			open = undefined;
			continue;
		}
		const { each, points, stats } = columns;
		const at = (edge: number | undefined): Piece | undefined =>
			row.pieces.find(
				(piece) =>
					edge !== undefined &&
					figure.test(piece.text.trim()) &&
					Math.abs(rightOf(piece) - edge) < 3
			);
		const [sum, base] = [at(points), at(each)];
		const [first] = row.pieces;
		if (first?.text.trim() === 'Total') {
			total = sum ? valueOf(sum.text.trim()) : NaN;
			break;
		}
		const text = row.pieces
			.filter((piece) => piece !== sum && piece !== base && !isStat(piece, stats))
			.map((piece) => piece.text)
			.join(' ')
			.replace(/\s+/g, ' ')
			.trim();
		if (!sum) {
			open?.texts.push(text);
			continue;
		}
		if (text !== '' && headings.some((heading) => heading.startsWith(text))) {
			open = undefined;
			continue;
		}
		const isUnit = names.some((name) => text.replace(/^\d+ (?:\d+ × )?/, '').startsWith(name));
		if (!isUnit) {
			others += valueOf(sum.text.trim());
			open = undefined;
			continue;
		}
		open = {
			each: base && valueOf(base.text.trim()),
			points: valueOf(sum.text.trim()),
			count: Number(/^\d+/.exec(text)?.[0] ?? 1),
			texts: [text.replace(/^\d+ /, '')]
		};
		units.push(open);
	}
	return { lines: units.map((unit) => lineOf(unit, hasVariableSizes)), others, total };
}

function isStat(piece: Piece, stats: readonly number[]): boolean {
	const centre = (piece.x + rightOf(piece)) / 2;
	return stats.some((stat) => Math.abs(stat - centre) < 2) && piece.text.trim().length < 16;
}

function lineOf({ each, points, count, texts }: Unit, hasVariableSizes: boolean): PrintedLine {
	const text = texts.join(' ');
	const [, times = '1'] = hasVariableSizes ? (/^(\d+) × /.exec(text) ?? []) : [];
	const [, crew] = /crew of (\d+)|\bcrew (\d+)/.exec(text) ?? [];
	const models = hasVariableSizes ? Number(crew ?? count) : 1;
	const prices = [...text.matchAll(/([+−])(\d*[½¼¾]?)(?: (each))?(?![\d.])/g)]
		.filter(([, , figures = '']) => figures !== '')
		.map(([, sign, figures = '', isEach]) => {
			const price = valueOf(figures) * (sign === '−' ? -1 : 1);
			return isEach === undefined ? price : price * models;
		});
	const base = each ?? Number(/\bbase (\d+)/.exec(text)?.[1] ?? NaN);
	const own = Number.isNaN(base)
		? hasVariableSizes
			? 0
			: points
		: base * (hasVariableSizes ? count : 1);
	const one = own + prices.reduce((sum, price) => sum + price, 0);
	return { name: text, sum: one * (hasVariableSizes ? Number(times) : count), points };
}
