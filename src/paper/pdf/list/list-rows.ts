import { pointsText } from '#i18n';
import { paperwork } from '../../../i18n/en/printing.ts';
import type { SheetLine, SheetOption } from '../../../content/model.ts';
import { typeset } from '../base/typeset.ts';
import { holdsText, lineName, noteLines, optionText } from '../../../content/wording.ts';
import { fixedSpace, type Run } from '../base/measure.ts';
import { paragraph } from '../base/paragraph.ts';
import { ink, legible, stacked, type Part } from '../base/style.ts';

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
