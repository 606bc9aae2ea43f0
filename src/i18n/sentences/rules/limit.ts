import type { Range } from '#engine';
import { glance } from '../../en/editor.ts';

/** A count with its range for a row: "3 of 4–6", "2 of 0–3", "4 of 2 or more". */
export function rangeText(range: Range): string {
	return glance.range(range);
}

/** A count relative to its range: "1 short", "full", "2 over"; empty within it. */
export function limitStateText({ measured, min, max }: Range): string {
	if (min !== undefined && measured < min) return glance.short(min - measured);
	if (max === undefined || measured < max) return '';
	return measured > max ? glance.over(measured - max) : glance.full;
}
