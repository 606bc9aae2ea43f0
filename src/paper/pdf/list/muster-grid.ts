import { pointsText } from '#i18n';
import type { Sheet, SheetLine } from '../../../content/model.ts';
import { typeset } from '../base/typeset.ts';
import { countText } from '../../../content/wording.ts';
import { words } from '../../../content/words.ts';
import { labelSize, type ListStyle } from './list-grid.ts';
import { figureWidth, runWidth } from '../base/measure.ts';

/** The columns of an army sheet with their widths, in points. */
export interface MusterGrid extends ListStyle {
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

export function musterGrid(sheet: Sheet, width: number, style: ListStyle): MusterGrid {
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
		sheet.size === 0
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
export function figure(stat = '-'): string {
	return stat === '-' ? '–' : typeset(stat);
}

/** What a model, or a unit of one, costs without options; nothing where only the unit has a price. */
export function eachText({ pointsBase }: SheetLine): string {
	return pointsBase === 0 ? '' : pointsText(pointsBase);
}

function statLines({ stats, figures = [], options }: SheetLine): readonly SheetLine['stats'][] {
	const given = options.flatMap((option) => [
		...(option.stats ? [option.stats] : []),
		...(option.figures ?? []).map((figure) => figure.stats)
	]);
	return [stats, ...figures.map((figure) => figure.stats), ...given];
}
