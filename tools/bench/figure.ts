/** One line of the report. */
export interface Figure {
	readonly what: string;
	readonly measured: string;
	readonly budget: string;
}

/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function milliseconds(value: number): string {
	return `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;
}
