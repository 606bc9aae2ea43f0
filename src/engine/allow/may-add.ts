import { withUnit, type CheckContext } from '../base/context.ts';
import { barsOf } from '../../rules/kinds.ts';
import { madeBy, rulesTouchedBy } from '../judge/made-by.ts';
import { musterUnit } from '../base/muster.ts';
import { newUnit } from './new-unit.ts';
import type { Problem } from '../../rules/base/verdict.ts';

/**
 * The problems that one more unit of this entry would cause; none if it may be added. The points limit does
 * not count, because a player may spend first and trim later.
 * @param groupId the group it would join; without one it stays outside
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
	return made.filter((problem) => barsOf(problem) === 'anything');
}
