import type { RosterUnit } from '#schema';
import { withUnit, type CheckContext } from '../base/context.ts';
import { stoppedBy } from '../../rules/kinds.ts';
import { problemsCausedBy, rulesTouchedBy } from '../judge/judge.ts';
import { musterUnit } from '../base/muster.ts';
import { newUnit } from './new-unit.ts';
import type { Problem } from '../../rules/base/verdict.ts';

/** One more unit, and the problems that it would cause. */
interface OneMore {
	readonly unit: RosterUnit;
	/** None if it may be added. The points limit does not count: a player may spend first and trim later. */
	readonly problems: readonly Problem[];
	/** The army with it. */
	readonly after: CheckContext;
}

/**
 * One more unit of this entry, to be added as it was judged.
 * @param groupId the group it would join; without one it stays outside
 */
export function oneMore(
	context: CheckContext,
	entryId: string,
	id: string,
	groupId?: string
): OneMore {
	const { index } = context;
	const unit = newUnit(context, entryId, id, groupId);
	const after = withUnit(context, musterUnit(unit, index));
	const made = problemsCausedBy(context, after, rulesTouchedBy(index, unit));
	return { unit, problems: made.filter((problem) => stoppedBy(problem) === 'anything'), after };
}

/** The id of a unit that is only judged, and not added. */
const notAdded = '+';

/** The problems that one more unit of this entry would cause; none if it may be added. */
export function whyNotAdd(
	context: CheckContext,
	entryId: string,
	groupId?: string
): readonly Problem[] {
	return oneMore(context, entryId, notAdded, groupId).problems;
}

/** As many of the wanted units as may be added, and what prevents the next one. */
export function unitsThatMayBeAdded(
	context: CheckContext,
	entryId: string,
	wanted: number,
	newId: () => string,
	groupId?: string
): { readonly units: readonly RosterUnit[]; readonly problems: readonly Problem[] } {
	const units: RosterUnit[] = [];
	let before = context;
	while (units.length < wanted) {
		const { unit, problems, after } = oneMore(before, entryId, newId(), groupId);
		if (problems.length > 0) return { units, problems };
		units.push(unit);
		before = after;
	}
	return { units, problems: [] };
}
