import type { Constraint } from '#schema';
import { implementationOf } from '../../rules/kinds.ts';
import { musterUnit, type ArmyIndex, type MusteredUnit } from '../base/index.ts';

/** Whether a unit may have one more of this option, as far as the unit alone decides. */
export function mayHave(
	index: ArmyIndex,
	bearer: MusteredUnit,
	option: string,
	limit = Infinity
): boolean {
	const indexed = index.entries.get(option);
	if (!bearer.indexed?.isUnit) return false;
	if (!indexed) return true;
	const { unit } = bearer;
	const given = musterUnit({ ...unit, options: [...(unit.options ?? []), option] }, index);
	const isWithin = (rule: Constraint): boolean =>
		rule.advice ?? implementationOf(rule).isWithinMaximum?.(rule, indexed, given, limit) ?? true;
	return isAllowed(index, given, option) && rulesOn(index, option).every(isWithin);
}

/** Whether a unit like this may ever have this option, whether it has it already or not. */
export function isAllowed(index: ArmyIndex, bearer: MusteredUnit, option: string): boolean {
	const indexed = index.entries.get(option);
	if (!indexed) return true;
	return rulesOn(index, option).every(
		(rule) => rule.advice ?? implementationOf(rule).allows?.(rule, indexed, bearer) ?? true
	);
}

function rulesOn({ touching }: ArmyIndex, option: string): readonly Constraint[] {
	return touching.get(option) ?? [];
}
