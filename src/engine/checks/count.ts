import type { ConstraintOf, System } from '#schema';
import { subjectOf, type Check, type CheckContext, type Thing } from '../check.ts';
import { musterGroups } from '../groups.ts';
import { matches } from '../selector.ts';
import type { Multiplier, Verdict } from '../verdict.ts';

/**
 * "At least `min` and at most `max` of these", for each full size band or whatever the size; in the
 * army, or in each group.
 */
export const checkCount: Check<'count'> = (context, constraint) => {
	const { of, scope = 'army' } = constraint;
	const taken = context.things.filter(({ tags }) => matches(of, tags));
	if (scope === 'army') return [judgeCount(context, constraint, taken)];
	const groups = musterGroups(context, scope.group).flatMap(({ id, name }) => {
		const own = taken.filter(({ bearer }) => bearer.unit.group === id);
		return own.length > 0 || constraint.min !== undefined
			? [{ ...judgeCount(context, constraint, own), group: { id, name } }]
			: [];
	});
	return groups.length > 0 ? groups : [{ ...judgeCount(context, constraint, []), outcome: 'met' }];
};

function judgeCount(
	{ index, size }: CheckContext,
	constraint: ConstraintOf<'count'>,
	taken: readonly Thing[]
): Verdict {
	const measured = taken.length;
	const multiplier =
		constraint.per === 'band' ? multiply(index.system, size, constraint) : undefined;
	const { min, max } = multiplier ? scaled(multiplier) : constraint;
	const outcome =
		min !== undefined && measured < min
			? 'count/too-few'
			: max !== undefined && measured > max
				? 'count/too-many'
				: 'met';
	const subject = subjectOf(index, constraint.of, constraint.label);
	const units = [...new Set(taken.map(({ bearer }) => bearer.unit.id))];
	return { constraint, outcome, subject, measured, min, max, multiplier, units };
}

/** Full bands in the agreed size, rounded down. */
function multiply(
	{ band }: System,
	size: number,
	{ min, max }: { min?: number | undefined; max?: number | undefined }
): Multiplier {
	return { band: band.points, size, times: Math.floor(size / band.points), min, max };
}

/** Under one full band the minimum is waived and the maximum is that of one band. */
function scaled({ times, min, max }: Multiplier): { min?: number; max?: number } {
	return {
		...(min !== undefined && times > 0 && { min: min * times }),
		...(max !== undefined && { max: max * Math.max(1, times) })
	};
}
