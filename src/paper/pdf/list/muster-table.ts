import type { Content, TableCell } from 'pdfmake/interfaces';
import type { Sheet } from '../../../content/model.ts';
import type { SheetGroup, SheetLine } from '../../../content/list-model.ts';
import {
	groupSum,
	countText,
	kitOf,
	lineName,
	noteLines,
	onceText,
	optionText,
	rankText
} from '../../../content/wording.ts';
import { words } from '../../../content/words.ts';
import { bookmarkRow } from '../base/bookmarks.ts';
import { labelSize, type ListStyle } from './list-grid.ts';
import { paragraph } from '../base/paragraph.ts';
import {
	bareTable,
	baselineDrop,
	capitalsRun,
	covered,
	columnFigure,
	ink,
	ruledRows,
	rules,
	type Part,
	legible
} from '../base/style.ts';
import { paperwork } from '../../../i18n/en/printing.ts';
import { pointsText } from '#i18n';
import { typeset } from '../base/typeset.ts';
import { fixedSpace, runWidth, type Run, figureWidth } from '../base/widths.ts';

/** The columns of an army sheet with their widths, in points. */
interface MusterGrid extends ListStyle {
	/** The width for the number of models, and the space after it. */
	readonly models: number;
	readonly gap: number;
	readonly name: number;
	readonly stats: readonly { readonly label: string; readonly width: number }[];
	/** Points of a model and of the unit; empty in a game without points. */
	readonly figures: readonly { readonly label: string; readonly width: number }[];
	/** The width of the whole table. */
	readonly width: number;
}

function musterGrid(sheet: Sheet, width: number, style: ListStyle): MusterGrid {
	const { size } = style;
	const lines = sheet.groups.flatMap((group) => group.lines);
	const widest = (texts: readonly string[], bold = false): number =>
		Math.max(0, ...texts.map((text) => figureWidth({ text, size, bold })));
	const models = widest(lines.map(countText), true) + 1;
	const stats = sheet.columns.map(({ short }, at) => ({
		label: short,
		width: Math.max(
			evenly * size,
			runWidth({ text: short, size: labelSize(size) }) + 5,
			widest(lines.flatMap((line) => statLines(line).map((stats) => figure(stats[at])))) + 6
		)
	}));
	const column = (label: string, texts: readonly string[], bold: boolean) => ({
		label,
		width: Math.max(runWidth({ text: label, size: labelSize(size) }), widest(texts, bold)) + 10
	});
	const figures =
		sheet.limit === 0
			? []
			: [
					column(words.each, lines.map(eachText), false),
					column(words.pointsLabel, [...lines.map(({ points }) => pointsText(points))], true)
				];
	const gap = size * 0.7;
	const others = [...stats, ...figures].reduce((sum, { width }) => sum + width, models + gap);
	return { ...style, models, gap, name: width - others, stats, figures, width };
}

/** The least width of a column of figures, in type sizes, so that single digits are evenly spaced. */
const evenly = 1.6;

/** A figure of a stat line as printed: a dash for none. */
function figure(stat = '-'): string {
	return stat === '-' ? '–' : typeset(stat);
}

/** What a model, or a unit of one, costs without options; nothing where only the unit has a price. */
function eachText({ pointsBase }: SheetLine): string {
	return pointsBase === 0 ? '' : pointsText(pointsBase);
}

function statLines({ stats, moreStats = [], options }: SheetLine): readonly SheetLine['stats'][] {
	const given = options.flatMap((option) => [
		...(option.stats ? [option.stats] : []),
		...(option.moreStats ?? []).map((figure) => figure.stats)
	]);
	return [stats, ...moreStats.map((figure) => figure.stats), ...given];
}

const headingGap = 7;

/**
 * The army sheet: a table for each heading, with all figures of a unit in one row, so that pages end between
 * units.
 */
export function musterTable(sheet: Sheet, width: number, style: ListStyle): readonly Part[] {
	const groups = sheet.groups.map(alikeOnce);
	const grid = musterGrid({ ...sheet, groups }, width, style);
	return groups.map((group) => groupPart(group, grid));
}

function groupPart(group: SheetGroup, grid: MusterGrid): Part {
	const parts = [headingPart(group, grid), ...group.lines.map((line) => unitPart(line, grid))];
	const between = 2 * grid.padding + rules.row;
	const [again = 0, first = 0, ...others] = parts.map(({ height }) => height + between);
	const pieces = [headingGap + again + first, ...others];
	return {
		get content() {
			const body = parts.map(({ content }): TableCell[] => [{ stack: [content] }]);
			bookmarkRow(body[1] ?? [], group.heading);
			return {
				table: {
					widths: [grid.width],
					headerRows: 1,
					keepWithHeaderRows: 1,
					dontBreakRows: true,
					body
				},
				layout: ruledRows(grid.padding),
				margin: [0, headingGap, 0, 0]
			} satisfies Content;
		},
		height: pieces.reduce((sum, piece) => sum + piece, 0),
		pieces,
		again
	};
}

/** The heading with its total, and the names of the columns. */
function headingPart(group: SheetGroup, grid: MusterGrid): Part {
	const { heading, points } = group;
	const { size, models, gap, name, stats } = grid;
	const small = labelSize(size);
	const drop = baselineDrop(small, size);
	const total = grid.figures.length === 0 ? '' : `   ${groupSum(words.inAll(points), group)}`;
	const named = paragraph(
		[capitalsRun(heading, size), { text: total, size: small, color: ink.soft }],
		models + gap + name
	);
	const label = (text: string, width: number, alignment: 'center' | 'right') => ({
		width,
		text,
		alignment,
		fontSize: small,
		color: ink.soft,
		margin: [0, drop, 0, -drop] as [number, number, number, number]
	});
	return {
		height: named.height,
		get content() {
			return {
				columns: [
					{ width: models + gap + name, stack: [named.content] },
					...stats.map((column) => label(column.label, column.width, 'center')),
					...grid.figures.map((column) => label(column.label, column.width, 'right'))
				],
				columnGap: 0
			};
		}
	};
}

/** A unit: its rows without lines between them. */
function unitPart(line: SheetLine, grid: MusterGrid): Part {
	const rows = musterRows(line, grid);
	const { models, gap, name, stats } = grid;
	return {
		get content() {
			const figures = [...stats, ...grid.figures].map(({ width }) => width);
			return {
				table: {
					widths: [models, gap + name, ...figures],
					body: rows.map((row) => cells(row, grid))
				},
				layout: bareTable
			};
		},
		height: rows.reduce((sum, row) => sum + musterRowText(row, grid).height, 0)
	};
}

function cells(row: MusterRow, grid: MusterGrid): TableCell[] {
	const figure = { fontSize: row.size, ...columnFigure };
	const text: TableCell = {
		stack: [musterRowText(row, grid).content],
		margin: [grid.gap, 0, 0, 0],
		...(row.stats === undefined && { colSpan: 1 + grid.stats.length + grid.figures.length })
	};
	const isLast = (at: number): boolean => at === grid.figures.length - 1;
	return [
		{ text: row.models, bold: true, alignment: 'right', ...figure },
		text,
		...grid.stats.map((_, at): TableCell =>
			row.stats ? { text: row.stats[at] ?? '', alignment: 'center', ...figure } : covered
		),
		...grid.figures.map((_, at): TableCell =>
			row.stats
				? { text: row.figures[at] ?? '', alignment: 'right', bold: isLast(at), ...figure }
				: covered
		)
	];
}

/** The lines of a group with identical units printed once: how many they are, and the points of all. */
function alikeOnce(group: SheetGroup): SheetGroup {
	const lines = new Map<string, SheetLine>();
	for (const line of group.lines) {
		const key = JSON.stringify(line);
		const known = lines.get(key) ?? { ...line, count: 0, points: 0 };
		const [count, points] = [known.count + line.count, known.points + line.points];
		lines.set(key, { ...known, count, points });
	}
	return { ...group, lines: [...lines.values()] };
}

/** The text of a row of a unit. */
interface MusterRow {
	readonly models: string;
	readonly runs: readonly Run[];
	/** A value for each column; undefined if text runs across all columns. */
	readonly stats: readonly string[] | undefined;
	/** Points of a model and of the unit. */
	readonly figures: readonly string[];
	readonly size: number;
}

/** Type sizes of the smaller rows, relative to the unit's name. */
const lesser = { figure: 0.92, kit: 0.88, note: 0.86 } as const;

/** A unit's rows: its name with its stat line, further stat lines, what it has, the player's note. */
function musterRows(line: SheetLine, grid: MusterGrid): readonly MusterRow[] {
	const { moreStats = [], options, note } = line;
	const { size } = grid;
	const kit = kitRuns(line, legible(size * lesser.kit));
	const named = nameRuns(line, size);
	const beside = grid.isTight && kit.length > 0 ? [...named, { text: '   ', size }, ...kit] : named;
	const isBeside = beside !== named && widthOf(beside) < grid.name;
	return [
		{
			models: countText(line),
			runs: isBeside ? beside : named,
			stats: ownStats(line),
			figures: [eachText(line), pointsText(line.points)],
			size
		},
		...moreStats.map((one) => figureRow(one.name, one.stats, size)),
		...options.flatMap((option) => [
			...(option.stats ? [figureRow(optionText(option), option.stats, size)] : []),
			...(option.moreStats ?? []).map((one) => figureRow(one.name, one.stats, size))
		]),
		...(kit.length > 0 && !isBeside ? [textRow(kit)] : []),
		...noteLines(note).map((text) =>
			textRow([{ text, size: legible(size * lesser.note), color: ink.soft }])
		)
	];
}

function widthOf(runs: readonly Run[]): number {
	return runs.reduce((sum, run) => sum + runWidth(run), 0);
}

/** If all figures have rows of their own, there is nothing beside the name. */
function ownStats({ stats, moreStats = [] }: SheetLine): readonly string[] {
	const isWithout = stats.every((stat) => stat === undefined) && moreStats.length > 0;
	return stats.map((stat) => (isWithout ? '' : figure(stat)));
}

function nameRuns(line: SheetLine, size: number): readonly Run[] {
	const { count, points } = line;
	const times = count === 1 ? '' : `${count} × `;
	const one = count === 1 ? '' : paperwork.perUnit(pointsText(points / count));
	const name = { text: typeset(`${times}${lineName(line)}`), size, bold: true };
	const rank = [one, rankText(line), onceText(line)].filter(Boolean).join(', ');
	if (rank === '') return [name];
	return [
		{ ...name, text: `${name.text}   ` },
		{ text: typeset(rank).replaceAll(' ', fixedSpace), size: legible(size * lesser.figure) }
	];
}

function figureRow(name: string, stats: SheetLine['stats'], size: number): MusterRow {
	return {
		models: '',
		runs: [{ text: typeset(name), size: legible(size * lesser.figure) }],
		stats: stats.map(figure),
		figures: [],
		size: legible(size * lesser.figure)
	};
}

function textRow(runs: readonly Run[]): MusterRow {
	return { models: '', runs, stats: undefined, figures: [], size: runs[0]?.size ?? 0 };
}

/** The options in one paragraph, with semicolons between kinds. An option stays with its points. */
function kitRuns(line: SheetLine, size: number): readonly Run[] {
	const whole = (thing: string): string =>
		typeset(thing)
			.replace(/ (?=[+−])/g, fixedSpace)
			.replace(/([+−]\S+) /g, `$1${fixedSpace}`);
	const kits = kitOf(line).map((kit) => kit.map(whole).join(', '));
	return kits.length === 0 ? [] : [{ text: kits.join('; '), size }];
}

/** The width of a row's text: its own column, or also all that are empty beside it. */
function textWidth({ stats }: MusterRow, grid: MusterGrid): number {
	if (stats) return grid.name;
	return [...grid.stats, ...grid.figures].reduce((sum, { width }) => sum + width, grid.name);
}

/** A row's text in its column. */
function musterRowText(row: MusterRow, grid: MusterGrid): Part {
	return paragraph(row.runs, textWidth(row, grid));
}
