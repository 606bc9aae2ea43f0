import { pointsText } from '#i18n';
import type { Sheet, SheetFigure, SheetLine } from '../../content/index.ts';
import {
	countText,
	holdsText,
	kitOf,
	lineName,
	modelsText,
	optionText,
	rankText
} from '../../content/wording.ts';

/** A line of the list, in words. */
export interface UnitLine {
	/** "2 × Pikes" */
	readonly name: string;
	/** How many models each unit has, roles, options and what comes inside it. */
	readonly choices: string;
	/** Empty in a game without points. */
	readonly points: string;
	readonly figures: readonly SheetFigure[];
	readonly line: SheetLine;
}

/** One line of a sheet as the page of a shared list shows it. */
export function unitLine(line: SheetLine, { isSized, size }: Sheet): UnitLine {
	const count = isSized ? countText(line) : `${line.count}`;
	const withFigures = line.options.filter(({ stats }) => stats).map(optionText);
	const options = isSized ? [...kitOf(line).flat(), ...withFigures] : line.options.map(optionText);
	const models = isSized ? '' : modelsText(line);
	const choices = [models, rankText(line), ...options, holdsText(line.holds ?? [])];
	return {
		name: `${count} × ${lineName(line)}`,
		choices: choices.filter(Boolean).join(', '),
		points: size === 0 ? '' : pointsText(line.points),
		figures: figuresOf(line),
		line
	};
}

/** Every stat line of a unit: its own, those of its crew, and those of what it was given. */
function figuresOf({ name, stats, figures = [], options }: SheetLine): readonly SheetFigure[] {
	const ofOptions = options.flatMap((option) => [
		...(option.stats ? [{ name: option.name, stats: option.stats }] : []),
		...(option.figures ?? [])
	]);
	const own = { name, stats };
	return [own, ...figures, ...ofOptions].filter((figure) =>
		figure.stats.some((value) => value !== undefined)
	);
}
