import type { ConstraintOf, System } from '#schema';
import { subjectOf, type Check, type CheckContext, type Thing } from '../check.ts';
import { isJudged, musterGroups } from '../groups.ts';
import { grown } from '../growth.ts';
import { unitName } from '../muster.ts';
import { matches } from '../selector.ts';
import type { Multiplier, Verdict } from '../verdict.ts';

/**
 * "At least `min` and at most `max` of these", for each full size band or whatever the size; in the
 * army, in each group, or, counting models, in each unit.
 */
export const checkCount: Check<'count'> = (context, constraint) => {
	const { of, scope = 'army' } = constraint;
	const taken = context.things.filter(({ tags }) => matches(of, tags));
	if (scope === 'unit') return judgeUnits(context, constraint, taken);
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

/** How many models each unit has. */
function judgeUnits(
	context: CheckContext,
	constraint: ConstraintOf<'count'>,
	taken: readonly Thing[]
): readonly Verdict[] {
	const own = taken.filter(({ indexed, bearer }) => indexed === bearer.indexed);
	const verdicts = own.map(({ bearer }) => {
		const verdict = judgeCount(context, constraint, [], [], bearer.models ?? 1);
		return { ...verdict, bearer: unitName(bearer), units: [bearer.unit.id] };
	});
	const problems = verdicts.filter(({ outcome }) => outcome !== 'met');
	if (problems.length > 0) return problems;
	const measured = own.reduce((sum, { bearer }) => sum + (bearer.models ?? 1), 0);
	const units = own.map(({ bearer }) => bearer.unit.id);
	return [{ ...judgeCount(context, constraint, [], [], measured), outcome: 'met', units }];
}

/** @param here everything in the same scope, with which the maximum may grow */
function judgeCount(
	{ index, size }: CheckContext,
	constraint: ConstraintOf<'count'>,
	taken: readonly Thing[],
	here: readonly Thing[],
	measured = taken.length
): Verdict {
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
