import { withUnit, type CheckContext } from './check.ts';
import { madeBy, passing, rulesTouchedBy } from './made-by.ts';
import { musterUnit } from './muster.ts';
import { newUnit } from './new-unit.ts';
import type { Problem, ProblemCode } from './verdict.ts';

/** What a new unit leaves to be done: to fill its group, and to hand on a role. */
const passingForUnits: readonly ProblemCode[] = [
	'group/too-small',
	'groups/too-few',
	'led/missing',
	'rank/outranked'
];

/**
 * Reasons why one more unit of this entry would break a rule; none means it may be added. Going over
 * the points is not among them: a player may spend first and trim later.
 * @param groupId the group that it is to stand in; without one it stands outside
 */
export function whyNotAdd(
	context: CheckContext,
	entryId: string,
	groupId?: string
): readonly Problem[] {
	const { index } = context;
	const unit = newUnit(index, entryId, '+', context, { group: groupId });
	const after = withUnit(context, musterUnit(unit, index));
	const made = madeBy(context, after, rulesTouchedBy(index, unit));
	return made.filter(({ outcome }) => !passes(outcome));
}

/** Whether an outcome is no reason against one more unit. */
export function passes(outcome: ProblemCode): boolean {
	return passing.includes(outcome) || passingForUnits.includes(outcome);
}
