import type { Content, CustomTableLayout } from 'pdfmake/interfaces';
import type { PlayTable } from '#schema';
import { lineCount, runWidth, type Run } from '../base/measure.ts';
import { paragraph, type Paragraph } from '../base/paragraph.ts';
import { bareTable, ink, rules, stacked, type Part } from '../base/style.ts';
import { typeset } from '../base/typeset.ts';
import type { Measure } from '../reference/chart-part.ts';

const padding = 0.5;
/** A first column with a longer text has sentences rather than labels. */
const longestLabel = 26;
/** Points between two columns. */
const gap = 5;

/** A chart under its columns, which may go on in the next column of the page, with its head again. */
export function playTable(table: PlayTable, measure: Measure): Paragraph {
	const { size } = measure;
	const widths = columnWidths(table, measure);
	const isLabelled = hasLabels(table);
	const head = row(table.columns, widths, { size, isHead: true });
	const rows = table.rows.map((cells) => row(cells, widths, { size, isLabelled }));
	const title: readonly Part[] =
		table.name === undefined
			? []
			: [paragraph([{ text: typeset(table.name), size, bold: true }], measure.width)];
	return tableOf({ title, head, rows, widths });
}

interface Rows {
	readonly title: readonly Part[];
	readonly head: Row;
	readonly rows: readonly Row[];
	readonly widths: readonly number[];
}

/** A row with the height of its tallest cell. */
interface Row {
	readonly cells: readonly Part[];
	readonly height: number;
}

function tableOf({ title, head, rows, widths }: Rows): Paragraph {
	const all = [head, ...rows];
	const body: Part = {
		height: sumOf(all),
		get content() {
			return {
				table: {
					widths: [...widths],
					headerRows: 1,
					dontBreakRows: true,
					body: all.map(({ cells }) => cells.map(({ content }) => ({ stack: [content] })))
				},
				layout: lines
			} satisfies Content;
		}
	};
	const whole = stacked([...title, body]);
	return {
		height: whole.height,
		get content() {
			return whole.content;
		},
		cut: (room) => {
			let used = sumOf(title) + head.height;
			const fitting = rows.findIndex(({ height }) => (used += height) > room);
			const [above, below] = [rows.slice(0, fitting), rows.slice(fitting)];
			// At least two rows on each side, or one that is as tall as two.
			const least = 2 * Math.min(...rows.map(({ height }) => height));
			if (fitting < 1 || [above, below].some((some) => sumOf(some) < least)) return undefined;
			const part = (some: readonly Row[], title: readonly Part[]): Part =>
				tableOf({ title, head, rows: some, widths });
			return [part(above, title), part(below, [])];
		}
	};
}

function sumOf(parts: readonly { readonly height: number }[]): number {
	return parts.reduce((sum, { height }) => sum + height, 0);
}

interface Style {
	readonly size: number;
	readonly isHead?: boolean;
	/** Whether its first cell is a label, like those of all other rows. */
	readonly isLabelled?: boolean;
}

function hasLabels({ rows }: PlayTable): boolean {
	return rows.every(([first = '']) => first.length <= longestLabel);
}

function row(cells: readonly string[], widths: readonly number[], style: Style): Row {
	const set = cells.map((text, at) =>
		paragraph([run(text, at, style)], (widths[at] ?? 0) - (at < cells.length - 1 ? gap : 0))
	);
	const line = style.isHead ? rules.heading : rules.row;
	return { cells: set, height: Math.max(...set.map(({ height }) => height)) + 2 * padding + line };
}

function run(text: string, column: number, { size, isHead, isLabelled }: Style): Run {
	return {
		text: typeset(text),
		size,
		bold: isHead === true || (column === 0 && isLabelled === true),
		...(isHead === true && { color: ink.soft })
	};
}

/**
 * As wide as each column needs for one line; where that is too much, the widest are broken into lines, until a word
 * would be.
 */
function columnWidths(table: PlayTable, { size, width }: Measure): readonly number[] {
	const { columns, rows } = table;
	const isLabelled = hasLabels(table);
	const cellsOf = (at: number): readonly Run[] =>
		[columns, ...rows].map((cells, line) =>
			run(cells[at] ?? '', at, { size, isHead: line === 0, isLabelled })
		);
	const last = columns.length - 1;
	const needs = columns.map((_, at) => {
		const space = at === last ? 0 : gap;
		const cells = cellsOf(at);
		const whole = Math.max(...cells.map(runWidth)) + space;
		const words = cells.flatMap((cell) => cell.text.split(' ').map((text) => ({ ...cell, text })));
		return { whole: whole + 0.5, least: Math.max(...words.map(runWidth)) + space + 0.5 };
	});
	const all = needs.reduce((sum, { whole }) => sum + whole, 0);
	if (all <= width)
		return needs.map(({ whole }, at) => (at === last ? whole + width - all : whole));
	return shared(needs, width, (widths) =>
		rows.reduce(
			(sum, cells) =>
				sum +
				Math.max(
					...cells.map((text, at) =>
						lineCount(
							[run(text, at, { size, isLabelled })],
							(widths[at] ?? 0) - (at === last ? 0 : gap)
						)
					)
				),
			0
		)
	);
}

interface Need {
	readonly whole: number;
	readonly least: number;
}

/** The width shared among columns that need more, so that the rows have the fewest lines. */
function shared(
	needs: readonly Need[],
	width: number,
	linesIn: (widths: readonly number[]) => number
): readonly number[] {
	const least = needs.reduce((sum, need) => sum + need.least, 0);
	if (least >= width) return needs.map((need) => (need.least * width) / least);
	const ways = [0, 0.25, 0.5, 0.75, 1, 1.5, 2, 3].map((power) => {
		const wants = needs.map((need) => (need.whole - need.least) ** power);
		const wanted = wants.reduce((sum, want) => sum + want, 0);
		return needs.map((need, at) => need.least + ((width - least) * (wants[at] ?? 0)) / wanted);
	});
	const ranked = ways.map((widths) => ({ widths, lines: linesIn(widths) }));
	return ranked.reduce((best, way) => (way.lines < best.lines ? way : best)).widths;
}

/** A thick line below the head, thin ones below the rows. */
const lines: CustomTableLayout = {
	...bareTable,
	hLineWidth: (line) => (line === 0 ? 0 : line === 1 ? rules.heading : rules.row),
	hLineColor: (line) => (line === 1 ? ink.rule : ink.hairline),
	paddingTop: () => padding,
	paddingBottom: () => padding
};
