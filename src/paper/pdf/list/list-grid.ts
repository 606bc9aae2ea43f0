import type { Sheet } from '../../../content/model.ts';
import type { SheetLine, SheetOption } from '../../../content/list-model.ts';
import { words } from '../../../content/words.ts';
import { figureWidth, runWidth, fixedSpace, type Run } from '../base/widths.ts';
import { legible, ink, stacked, type Part } from '../base/style.ts';
import { pointsText } from '#i18n';
import { paperwork } from '../../../i18n/en/printing.ts';
import { typeset } from '../base/typeset.ts';
import { holdsText, lineName, noteLines, optionText } from '../../../content/wording.ts';
import { paragraph } from '../base/paragraph.ts';

/** The style of a list: type size, and the space above and below each line. */
export interface ListStyle {
	readonly size: number;
	readonly padding: number;
	/** Whether the columns are labelled at every heading, for lists of several pages. */
	readonly isLong?: boolean;
	/** Whether a unit's options are beside its name where they fit. */
	readonly isTight?: boolean;
}

/** The text of a row. */
export interface LineRow {
	/** Whether it belongs to the row above: a mount or stand with its own stat line. */
	readonly isPart: boolean;
	/** Whether the unit leads its group. */
	readonly isLeader: boolean;
	readonly size: number;
	readonly count: string;
	readonly paragraphs: readonly (readonly Run[])[];
	readonly stats: readonly string[];
	/** The number of models. */
	readonly models: string;
	readonly pointsEach: string;
	readonly points: string;
}

/** A column of figures beside the names. */
export interface Column {
	readonly width: number;
	readonly label: string;
	readonly alignment: 'center' | 'right';
	readonly isBold: boolean;
	readonly textOf: (row: LineRow) => string;
}

/** The columns of a list with their widths. */
export interface Grid extends ListStyle {
	/** The width for the number before the name; undefined in a list of groups, where each line is one unit. */
	readonly count: number | undefined;
	readonly showsBase: boolean;
	readonly name: number;
	readonly columns: readonly Column[];
	/** The indent of names below a leader or behind a count. */
	readonly indent: number;
}

export function gridOf(sheet: Sheet, width: number, style: ListStyle): Grid {
	const { size } = style;
	const lines = sheet.groups.flatMap((group) => group.lines);
	const counts = lines.map(({ count }) => figureWidth({ text: `${count}`, size, bold: true }));
	const count = sheet.isGrouped ? undefined : Math.max(size * 0.5, ...counts) + 1;
	const columns = [
		...statColumns(sheet, size),
		...(lines.some(({ models }) => models !== undefined) ? [modelsColumn(size)] : []),
		...(sheet.limit === 0 ? [] : pointsColumns(sheet, size))
	];
	const fixed = (count ?? 0) + columns.reduce((sum, column) => sum + column.width, 0);
	const indent = size * 0.9;
	const showsBase = sheet.isGrouped && sheet.limit > 0;
	return { ...style, count, showsBase, columns, indent, name: width - fixed - indent };
}

export function labelSize(size: number): number {
	return legible(size * 0.8);
}

function statColumns({ columns, groups }: Sheet, size: number): readonly Column[] {
	const lines = groups.flatMap((group) => group.lines);
	return columns.map(({ short }, at) => {
		const values = lines.flatMap(({ stats, options }) => [
			stats[at] ?? '–',
			...options.map((option) => option.stats?.[at] ?? '–')
		]);
		return {
			label: short,
			alignment: 'center',
			isBold: false,
			textOf: (row) => row.stats[at] ?? '',
			width: Math.max(
				runWidth({ text: short, size: labelSize(size) }) + 10,
				...values.map((text) => figureWidth({ text, size }) + 12)
			)
		};
	});
}

function modelsColumn(size: number): Column {
	return {
		label: words.models,
		alignment: 'right',
		isBold: false,
		textOf: ({ models }) => models,
		width: 4 * size
	};
}

/** Points of one unit without its options, if a line may have several, and of the line. */
function pointsColumns({ isGrouped }: Sheet, size: number): readonly Column[] {
	const column = { alignment: 'right', width: 4 * size } as const;
	const each: Column = {
		...column,
		label: words.each,
		isBold: false,
		textOf: (row) => row.pointsEach
	};
	const points: Column = {
		...column,
		label: words.pointsLabel,
		isBold: !isGrouped,
		textOf: (row) => row.points
	};
	return isGrouped ? [points] : [each, points];
}

interface RowSetting {
	readonly size: number;
	/** Whether what a unit costs without its options is printed beside its name, for want of a column. */
	readonly showsBase: boolean;
}

/** The rows of a line: the unit, and each of its options that has a stat line. */
export function lineRows(line: SheetLine, grid: RowSetting): readonly LineRow[] {
	const { size } = grid;
	const main: LineRow = {
		isPart: false,
		isLeader: line.isLeader === true,
		size,
		count: `${line.count}`,
		paragraphs: [
			nameRuns(line, grid),
			...(line.holds
				? [[{ text: typeset(holdsText(line.holds)), size: legible(size * 0.9), color: ink.soft }]]
				: []),
			...noteLines(line.note).map((text) => [{ text, size: legible(size * 0.88), color: ink.soft }])
		],
		stats: figuresOf(line.stats),
		models: `${line.models ?? ''}`,
		pointsEach: pointsText(line.pointsBase),
		points: pointsText(line.points)
	};
	const parts = line.options.flatMap((option) =>
		option.stats ? [partRow(option, option.stats, legible(size * 0.9))] : []
	);
	return [main, ...parts];
}

function partRow(option: SheetOption, stats: SheetLine['stats'], size: number): LineRow {
	return {
		isPart: true,
		isLeader: false,
		size,
		count: '',
		paragraphs: [[{ text: typeset(optionText(option)), size }]],
		stats: figuresOf(stats),
		models: '',
		pointsEach: '',
		points: ''
	};
}

function figuresOf(stats: SheetLine['stats']): readonly string[] {
	return stats.map((stat) => stat ?? '–');
}

function nameRuns(line: SheetLine, { size, showsBase }: RowSetting): readonly Run[] {
	const name = typeset(lineName(line));
	const bold = line.isLeader === true;
	const isPriced = line.options.some(({ points }) => points !== 0);
	const options = [
		...(showsBase && isPriced ? [paperwork.base(pointsText(line.pointsBase))] : []),
		...(line.mark === undefined ? [] : [line.mark]),
		...line.options.filter(({ stats }) => !stats).map((option) => typeset(optionText(option)))
	].map((text) => text.replaceAll(' ', fixedSpace));
	if (options.length === 0) return [{ text: name, size, bold }];
	return [
		{ text: `${name}   `, size, bold },
		{ text: options.join(', '), size: legible(size * 0.9) }
	];
}

/** The text of a row in a column of this width. */
export function rowText({ paragraphs }: LineRow, width: number): Part {
	return stacked(paragraphs.map((runs) => paragraph(runs, width)));
}
