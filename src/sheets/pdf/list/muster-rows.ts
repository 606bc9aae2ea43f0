import { pointsText } from '#i18n';
import type { SheetLine } from '../../model.ts';
import { typeset } from '../../typeset.ts';
import { countText, kitOf, lineName, optionText, rankText } from '../../wording.ts';
import { words } from '../../words.ts';
import { fixedSpace, runWidth, type Run } from '../measure.ts';
import { eachText, figure, type MusterGrid } from './muster-grid.ts';
import { paragraph } from '../paragraph.ts';
import { ink, type Part } from '../style.ts';

/** A row of a unit on an army sheet, in words. */
export interface MusterRow {
	readonly models: string;
	readonly runs: readonly Run[];
	/** One value a column; undefined where text takes the room of the columns. */
	readonly stats: readonly string[] | undefined;
	/** Points of a model and of the unit. */
	readonly figures: readonly string[];
	readonly size: number;
}

/** Sizes of the lesser rows, in sizes of the unit's name. */
const lesser = { figure: 0.92, kit: 0.88, note: 0.86 } as const;

/** A unit's rows: its name with its stat line, further stat lines, what it has, the player's note. */
export function musterRows(line: SheetLine, grid: MusterGrid): readonly MusterRow[] {
	const { figures = [], options, note } = line;
	const { size } = grid;
	const kit = kitRuns(line, size * lesser.kit);
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
		...(note
			? [textRow([{ text: words.quoted(note), size: size * lesser.note, color: ink.soft }])]
			: [])
	];
}

function widthOf(runs: readonly Run[]): number {
	return runs.reduce((sum, run) => sum + runWidth(run), 0);
}

/** Where all figures have rows of their own, nothing beside the name instead of dashes. */
function ownStats({ stats, figures = [] }: SheetLine): readonly string[] {
	const isWithout = stats.every((stat) => stat === undefined) && figures.length > 0;
	return stats.map((stat) => (isWithout ? '' : figure(stat)));
}

function nameRuns(line: SheetLine, size: number): readonly Run[] {
	const name = { text: typeset(lineName(line)), size, bold: true };
	const rank = rankText(line);
	if (rank === '') return [name];
	return [
		{ ...name, text: `${name.text}   ` },
		{ text: typeset(rank).replaceAll(' ', fixedSpace), size: size * lesser.figure }
	];
}

function figureRow(name: string, stats: SheetLine['stats'], size: number): MusterRow {
	return {
		models: '',
		runs: [{ text: typeset(name), size: size * lesser.figure }],
		stats: stats.map(figure),
		figures: [],
		size: size * lesser.figure
	};
}

function textRow(runs: readonly Run[]): MusterRow {
	return { models: '', runs, stats: undefined, figures: [], size: runs[0]?.size ?? 0 };
}

/** Its upgrades in a row, a semicolon between kinds; an upgrade and its points are never separated. */
function kitRuns(line: SheetLine, size: number): readonly Run[] {
	const whole = (thing: string): string =>
		typeset(thing)
			.replace(/ (?=[+−])/g, fixedSpace)
			.replace(/([+−]\S+) /g, `$1${fixedSpace}`);
	const kits = kitOf(line).map((kit) => kit.map(whole).join(', '));
	return kits.length === 0 ? [] : [{ text: kits.join('; '), size }];
}

/** Width of a row's text: that of its column, or of the columns of figures beside it too. */
function textWidth({ stats }: MusterRow, grid: MusterGrid): number {
	return stats ? grid.name : grid.name + grid.stats.reduce((sum, { width }) => sum + width, 0);
}

/** A row's text in its column. */
export function musterRowText(row: MusterRow, grid: MusterGrid): Part {
	return paragraph(row.runs, textWidth(row, grid));
}
