import type { Content } from 'pdfmake/interfaces';
import type { Sheet, SheetReference } from '../../../content/model.ts';
import { typeset } from '../base/typeset.ts';
import { words } from '../../../content/words.ts';
import { figureWidth } from '../base/measure.ts';
import { paragraph } from '../base/paragraph.ts';
import type { Measure } from './chart-part.ts';
import { sectionHeading } from './reference-blocks.ts';
import { columnFigure, ink, stacked, type Part } from '../base/style.ts';

interface Row {
	readonly name: string;
	readonly stats: readonly string[];
	readonly color: string;
}

const gap = { columns: 24, below: 10 } as const;

/** The stat lines that the list before it does not show, in two halves across the page; undefined if none. */
export function statTable(
	sheet: Sheet,
	{ stats }: SheetReference,
	{ width, size }: Measure
): Part | undefined {
	const { columns } = sheet;
	const listed = new Set(listedStats(sheet));
	const rows = stats
		.flatMap((group) => group.rows)
		.filter((row) => !listed.has(JSON.stringify(row.stats)))
		.map(({ name, stats }) => ({
			name: typeset(name),
			stats: stats.map((stat) => stat ?? '–'),
			color: ink.text
		}));
	if (rows.length === 0) return undefined;
	const names: Row = { name: '', stats: columns.map(({ short }) => short), color: ink.soft };
	const measure = { size, width: (width - gap.columns) / 2 };
	const widths = statWidths([names, ...rows], size);
	const middle = Math.ceil(rows.length / 2);
	const [left, right] = [rows.slice(0, middle), rows.slice(middle)].map((half) =>
		half.length === 0 ? undefined : halfTable([names, ...half], widths, measure)
	);
	const halves: Part = {
		height: Math.max(left?.height ?? 0, right?.height ?? 0) + gap.below,
		get content() {
			return {
				columns: [left, right].map((half) => ({
					width: measure.width,
					stack: [half?.content ?? '']
				})),
				columnGap: gap.columns,
				margin: [0, 0, 0, gap.below]
			} satisfies Content;
		}
	};
	return stacked([sectionHeading(words.stats, { width, size }), halves]);
}

/** The values of each stat line in the list; only lists of models have those of crews and mounts too. */
function listedStats({ groups, isSized }: Sheet): readonly string[] {
	const lines = groups.flatMap((group) => group.lines);
	const own = lines.flatMap(({ stats, options }) => [
		stats,
		...options.flatMap((option) => (option.stats ? [option.stats] : []))
	]);
	const figures = lines.flatMap((line) =>
		[line, ...line.options].flatMap((one) => one.figures ?? [])
	);
	return [...own, ...(isSized ? figures.map(({ stats }) => stats) : [])].map((stats) =>
		JSON.stringify(stats)
	);
}

function statWidths(rows: readonly Row[], size: number): readonly number[] {
	const columns = rows[0]?.stats ?? [];
	return columns.map((_, at) => {
		const texts = rows.map(({ stats }) => stats[at] ?? '');
		return Math.max(...texts.map((text) => figureWidth({ text, size }))) + 8;
	});
}

function halfTable(
	rows: readonly Row[],
	widths: readonly number[],
	{ width, size }: Measure
): Part {
	const nameWidth = width - widths.reduce((sum, column) => sum + column, 0);
	return stacked(rows.map((row) => rowPart(row, widths, { width: nameWidth, size })));
}

function rowPart(
	{ name, stats, color }: Row,
	widths: readonly number[],
	{ width, size }: Measure
): Part {
	const named = paragraph([{ text: name, size }], width);
	return {
		height: named.height,
		get content() {
			return {
				columns: [
					{ width, stack: [named.content] },
					...stats.map((text, at) => ({
						width: widths[at] ?? 0,
						text,
						alignment: 'center' as const,
						...columnFigure
					}))
				],
				columnGap: 0,
				color,
				fontSize: size
			};
		}
	};
}
