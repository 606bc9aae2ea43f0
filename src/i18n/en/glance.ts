import type { Range } from '#engine';
import { words } from '../words.ts';

/** What the editor says at a glance. */
export const glance = words('glance', {
	gaps: (count: number, isOfArmy: boolean): string => {
		const many = count === 1 ? '1 thing' : `${count} things`;
		return `${many} ${isOfArmy ? 'of this army' : 'here'} ${count === 1 ? 'is' : 'are'} not modelled`;
	},
	/** "3 of 4–6", "2 of 0–3", "4 of 2 or more" */
	range: ({ measured, min, max }: Range): string => {
		if (min !== undefined && max !== undefined) {
			return min === max ? `${measured} of ${max}` : `${measured} of ${min}–${max}`;
		}
		if (max !== undefined) return `${measured} of 0–${max}`;
		return min === undefined ? '' : `${measured} of ${min} or more`;
	},
	short: (count: number | string): string => `${count} short`,
	over: (count: number | string): string => `${count} over`,
	full: 'full'
});
