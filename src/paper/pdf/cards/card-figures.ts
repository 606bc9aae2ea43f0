import { typeset } from '../base/typeset.ts';
import { lesser, type CardMeasure } from './card-blocks.ts';
import { figureWidth, runWidth } from '../base/measure.ts';

/** A row of figures, with its name if it needs one. */
export interface GridRow {
	readonly name?: string;
	/** A note beside the figures. */
	readonly note?: string;
	/** One for each label. */
	readonly values: readonly string[];
}

/** The measure of a table whose figures are larger than its names. */
export interface GridMeasure extends CardMeasure {
	readonly figures: number;
}

/** The least space between figures. */
const leastGap = 2;

/** The size of the figures: as wanted, or what fits beside each other. */
export function fittingSize(
	labels: readonly string[],
	rows: readonly GridRow[],
	measure: GridMeasure
): number {
	for (let size = measure.figures; size > measure.size; size -= 0.5) {
		const inks = inksOf(labels, rows, { ...measure, figures: size });
		const taken = inks.reduce((sum, column) => sum + column + leastGap, 0);
		if (taken <= measure.width) return size;
	}
	return measure.size;
}

/** The words of a figure; most have one. */
export function wordsOf(value = ''): readonly string[] {
	return value.split(' ');
}

/** Some figures are words, which are text. */
export function sizeOf(value: string | undefined, { size, figures }: GridMeasure): number {
	return wordsOf(value).length > 1 ? size : figures;
}

/** The widest content of each column. */
export function inksOf(
	labels: readonly string[],
	rows: readonly GridRow[],
	measure: GridMeasure
): readonly number[] {
	return labels.map((label, at) =>
		Math.max(
			runWidth({ text: label, size: lesser(measure.size, 0.8) }),
			...rows.flatMap(({ values }) =>
				wordsOf(values[at]).map((text) => figureWidth({ text, size: sizeOf(values[at], measure) }))
			)
		)
	);
}

/** A figure as printed: a dash for none. */
export function figure(text: string | undefined): string {
	return text === undefined || text === '-' ? '–' : typeset(text);
}
