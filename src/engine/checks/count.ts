import type { System } from '#schema';
import { subjectOf, type Check } from '../check.ts';
import { matches } from '../selector.ts';
import type { Multiplier } from '../verdict.ts';

/** "At least `min` and at most `max` of these", for each full size band or whatever the size. */
export const checkCount: Check<'count'> = ({ index, size, things }, constraint) => {
	const { of, per } = constraint;
	const taken = things.filter(({ tags }) => matches(of, tags));
	const measured = taken.length;
	const bearers = [...new Set(taken.map(({ bearer }) => bearer.unit.id))];
	const multiplier = per === 'band' ? multiply(index.system, size, constraint) : undefined;
	const { min, max } = multiplier ? scaled(multiplier) : constraint;
	const outcome =
		min !== undefined && measured < min
			? 'count/too-few'
			: max !== undefined && measured > max
				? 'count/too-many'
				: 'met';
	const subject = subjectOf(index, of, constraint.label);
	return [{ constraint, outcome, subject, measured, min, max, multiplier, units: bearers }];
};

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
