import type { Measured } from '#engine';
import { glance } from '../../en/editor.ts';

/** A count relative to its range: "1 short", "full", "2 over"; empty within it. */
export function limitStateText({ measured, min, max }: Measured): string {
	if (min !== undefined && measured < min) return glance.short(min - measured);
	if (max === undefined || measured < max) return '';
	return measured > max ? glance.over(measured - max) : glance.full;
}
