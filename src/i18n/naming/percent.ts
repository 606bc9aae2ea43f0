import type { ConstraintOf } from '#schema';

/** A limit as a percentage of the points limit; undefined if it is printed in points. */
export function percentOf(rule: ConstraintOf<'share'>, limit: 'min' | 'max'): number | undefined {
	const percent = rule[limit];
	return typeof percent === 'number' ? percent : undefined;
}
