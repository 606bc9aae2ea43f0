import type { ConstraintOf } from '#schema';
import { isHeldTo, countTaken } from './checks/exclusive.ts';
import type { ArmyIndex, IndexedEntry } from './index-army.ts';
import { musterUnit, type MusteredUnit } from './muster.ts';
import { amountFor } from './numbers.ts';
import { matches } from './selector.ts';

/** Whether a unit may have this option, or one more of it, as far as the unit by itself goes. */
export function mayHave(
	index: ArmyIndex,
	bearer: MusteredUnit,
	option: string,
	size?: number
): boolean {
	if (!bearer.indexed?.isUnit) return false;
	const { unit } = bearer;
	const given = musterUnit({ ...unit, options: [...(unit.options ?? []), option] }, index);
	return (index.touching.get(option) ?? []).every((constraint) => {
		if (constraint.advice) return true;
		if (constraint.kind === 'carries') {
			return constraint.option !== option || matches(constraint.by, given.tags);
		}
		if (constraint.kind !== 'exclusive') return true;
		return leavesRoom(constraint, index.entries.get(option), given, size);
	});
}

/** Whether a unit with this option, and all that it has besides, is within the rule's maximum. */
function leavesRoom(
	constraint: ConstraintOf<'exclusive'>,
	option: IndexedEntry | undefined,
	given: MusteredUnit,
	size: number | undefined
): boolean {
	const { of, max } = constraint;
	if (max === undefined || !option || !matches(of, option.tags)) return true;
	const most = amountFor(given, max, size ?? Infinity) ?? Infinity;
	return !isHeldTo(constraint, given) || countTaken(constraint, given) <= most;
}
