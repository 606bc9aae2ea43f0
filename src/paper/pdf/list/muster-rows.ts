import { paperwork } from '../../../i18n/en/printing.ts';
import { pointsText } from '#i18n';
import type { SheetLine } from '../../../content/model.ts';
import { typeset } from '../base/typeset.ts';
import {
	countText,
	kitOf,
	lineName,
	noteLines,
	onceText,
	optionText,
	rankText
} from '../../../content/wording.ts';
import { fixedSpace, runWidth, type Run } from '../base/measure.ts';
import { eachText, figure, type MusterGrid } from './muster-grid.ts';
import { paragraph } from '../base/paragraph.ts';
import { ink, legible, type Part } from '../base/style.ts';

/** The text of a row of a unit. */
export interface MusterRow {
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
export function musterRows(line: SheetLine, grid: MusterGrid): readonly MusterRow[] {
	const { figures = [], options, note } = line;
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
		...figures.map((one) => figureRow(one.name, one.stats, size)),
		...options.flatMap((option) => [
			...(option.stats ? [figureRow(optionText(option), option.stats, size)] : []),
			...(option.figures ?? []).map((one) => figureRow(one.name, one.stats, size))
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
function ownStats({ stats, figures = [] }: SheetLine): readonly string[] {
	const isWithout = stats.every((stat) => stat === undefined) && figures.length > 0;
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
export function musterRowText(row: MusterRow, grid: MusterGrid): Part {
	return paragraph(row.runs, textWidth(row, grid));
}
