import type { ConstraintOf, System } from '#schema';
import { subjectOf, type Check, type CheckContext, type Thing } from '../check.ts';
import { isJudged, musterGroups } from '../groups.ts';
import { grown } from '../growth.ts';
import { matches } from '../selector.ts';
import type { Multiplier, Verdict } from '../verdict.ts';

/**
 * "At least `min` and at most `max` of these", for each full size band or whatever the size; in the
 * army, or in each group.
 */
export const checkCount: Check<'count'> = (context, constraint) => {
	const { of, scope = 'army' } = constraint;
	const taken = context.things.filter(({ tags }) => matches(of, tags));
	if (scope === 'army') return [judgeCount(context, constraint, taken, context.things)];
	const groups = musterGroups(context, scope.group)
		.filter(isJudged)
		.flatMap(({ id, name, units }) => {
			const isHere = ({ bearer }: Thing) => units.includes(bearer);
			const own = taken.filter(isHere);
			if (own.length === 0 && constraint.min === undefined) return [];
			const here = constraint.more ? context.things.filter(isHere) : own;
			return [{ ...judgeCount(context, constraint, own, here), group: { id, name } }];
		});
	if (groups.length > 0) return groups;
	return [{ ...judgeCount(context, constraint, [], []), outcome: 'met' }];
};

/** @param here everything in the same scope, with which the maximum may grow */
function judgeCount(
	{ index, size }: CheckContext,
	constraint: ConstraintOf<'count'>,
	taken: readonly Thing[],
	here: readonly Thing[]
): Verdict {
	const measured = taken.length;
	const { band } = index.system;
	const multiplier =
		constraint.per === 'band' && band ? multiply(band, size, constraint) : undefined;
	const { min, max: base } = multiplier ? scaled(multiplier) : constraint;
	const { max, growth } = grown(index, base, constraint.more, here);
	const outcome =
		min !== undefined && measured < min
			? 'count/too-few'
			: max !== undefined && measured > max
				? 'count/too-many'
				: 'met';
	const subject = subjectOf(index, constraint.of, constraint.label);
	const units = [...new Set(taken.map(({ bearer }) => bearer.unit.id))];
	return { constraint, outcome, subject, measured, min, max, multiplier, growth, size, units };
}

/** Full bands in the agreed size, rounded down. */
function multiply(
	band: NonNullable<System['band']>,
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
