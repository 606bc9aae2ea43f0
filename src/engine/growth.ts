import type { ConstraintOf } from '#schema';
import { subjectOf, type Thing } from './check.ts';
import type { ArmyIndex } from './index-army.ts';
import type { Verdict } from './verdict.ts';

type More = ConstraintOf<'count'>['more'];

/** A maximum with what it grows by: so much for each of those found, or each full so many. */
export function grown(
	index: ArmyIndex,
	max: number | undefined,
	more: More,
	found: readonly Thing[]
): Pick<Verdict, 'max' | 'growth'> {
	if (max === undefined || !more) return { max };
	const { each, n, per = 1, counting } = more;
	const counted = counting ? modelsOf(found) : found.length;
	const many = Math.floor(counted / per);
	return {
		max: max + n * many,
		growth: { base: max, n, per, many, each: subjectOf(index, each), counting }
	};
}

/** Models in those of these that are units. */
function modelsOf(things: readonly Thing[]): number {
	return things.reduce(
		(sum, { indexed, bearer }) => sum + (indexed === bearer.indexed ? (bearer.models ?? 1) : 0),
		0
	);
}
