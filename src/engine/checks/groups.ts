import type { Check } from '../check.ts';
import { kindOfGroup, musterGroups } from '../groups.ts';

/** "There are at least `min` and at most `max` groups of this kind": those that somebody stands in. */
export const checkGroups: Check<'groups'> = (context, constraint) => {
	const { group, min, max } = constraint;
	const filled = musterGroups(context, group).filter(({ units }) => units.length > 0);
	const measured = filled.length;
	const outcome =
		min !== undefined && measured < min
			? 'groups/too-few'
			: max !== undefined && measured > max
				? 'groups/too-many'
				: 'met';
	const subject = constraint.label ?? kindOfGroup(context.index, group)?.plural ?? group;
	return [{ constraint, outcome, subject, measured, min, max, units: [] }];
};
