/** One line of the report. */
export interface Figure {
	readonly what: string;
	readonly value: number;
	readonly unit: 'ms' | 'kB' | 'of 100' | '';
	/** What it may be at most; none where a figure is only reported. */
	readonly budget?: number;
	/** The budget is what it must be at least. */
	readonly isLeast?: boolean;
	/** The same of a bare page, measured in turn with it: what the machine takes by itself. */
	readonly bare?: number;
}

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

const heads = ['what', 'budget', 'figure', 'margin', 'bare page'] as const;

/** The figures as a table: a margin below zero is a budget that is not met. */
export function tableOf(figures: readonly Figure[]): string {
	const rows = [heads, ...figures.map(cellsOf)];
	const widths = heads.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
	return rows
		.map((row) =>
			row
				.map((cell, at) =>
					at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0)
				)
				.join('  ')
		)
		.join('\n');
}

/** A figure in words: what, its budget, itself, its margin, the bare page. */
export function cellsOf(figure: Figure): readonly string[] {
	const { what, value, budget, isLeast = false, bare } = figure;
	const say = (given: number | undefined): string =>
		given === undefined ? '–' : valueText(given, figure);
	const margin = budget === undefined ? undefined : isLeast ? value - budget : budget - value;
	const bound = budget === undefined ? '–' : `${isLeast ? '≥' : '≤'} ${say(budget)}`;
	return [what, bound, say(value), say(margin), say(bare)];
}

function valueText(value: number, { unit, budget, value: measured }: Figure): string {
	const size = Math.max(Math.abs(measured), budget ?? 0);
	const digits = unit === 'kB' ? 1 : unit === 'of 100' ? 0 : size < 1 ? 3 : size < 10 ? 2 : 0;
	return `${value.toFixed(digits).replace('-', '−')}${unit === '' ? '' : ` ${unit}`}`;
}
