import type { Sheet } from '../../../content/model.ts';
import { words } from '../../../content/words.ts';
import type { LineRow } from './list-rows.ts';
import { figureWidth, runWidth } from '../base/measure.ts';
import { legible } from '../base/style.ts';

/** The style of a list: type size, and the space above and below each line. */
export interface ListStyle {
	readonly size: number;
	readonly padding: number;
	/** Whether the columns are labelled at every heading, for lists of several pages. */
	readonly isLong?: boolean;
	/** Whether a unit's options are beside its name where they fit. */
	readonly isTight?: boolean;
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
		...(sheet.size === 0 ? [] : pointsColumns(sheet, size))
	];
	const fixed = (count ?? 0) + columns.reduce((sum, column) => sum + column.width, 0);
	const indent = size * 0.9;
	const showsBase = sheet.isGrouped && sheet.size > 0;
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
