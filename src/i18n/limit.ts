import type { Verdict } from '#engine';

/** The range of a count as a row shows it: "3 of 4–6", "2 of 0–3", "4 of 2 or more". */
export function rangeText({ measured, min, max }: Verdict): string {
	if (min !== undefined && max !== undefined) {
		return min === max ? `${measured} of ${max}` : `${measured} of ${min}–${max}`;
	}
	if (max !== undefined) return `${measured} of 0–${max}`;
	return min === undefined ? '' : `${measured} of ${min} or more`;
}

/** Where a count stands in its range, in a word: "1 short", "full", "2 over"; nothing within it. */
export function standingText({ measured, min, max }: Verdict): string {
	if (min !== undefined && measured < min) return `${min - measured} short`;
	if (max === undefined || measured < max) return '';
	return measured > max ? `${measured - max} over` : 'full';
}
