import type { Verdict } from '#engine';

/** The range of a count as a row shows it: "3 of 4–6", "2 of at most 3", "4, at least 2". */
export function rangeText({ measured, min, max }: Verdict): string {
	if (min !== undefined && max !== undefined) {
		return min === max ? `${measured} of ${max}` : `${measured} of ${min}–${max}`;
	}
	if (max !== undefined) return `${measured} of 0–${max}`;
	return min === undefined ? '' : `${measured} of ${min} or more`;
}
