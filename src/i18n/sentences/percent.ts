import type { ConstraintOf } from '#schema';

/** What part of the agreed size a limit is, in percent; undefined where it is printed in points. */
export function percentOf(rule: ConstraintOf<'share'>, limit: 'min' | 'max'): number | undefined {
	const percent = rule[limit];
	return typeof percent === 'number' ? percent : undefined;
}
