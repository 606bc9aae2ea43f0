import { contextOf, type CheckContext } from '../base/context.ts';
import { stoppedBy } from '../../rules/kinds.ts';
import { problemsCausedBy } from '../judge/judge.ts';
import { musterUnit } from '../base/muster.ts';
import { groupIn } from '../../rules/about.ts';
import type { Problem } from '../../rules/base/verdict.ts';

/** The problems that giving this option to this unit would cause; none if it may have it. */
export function whyNotGive(
	context: CheckContext,
	unitId: string,
	optionId: string
): readonly Problem[] {
	const { index } = context;
	const bearer = context.units.find(({ unit }) => unit.id === unitId);
	if (!bearer) return [];
	const { unit } = bearer;
	const given = musterUnit({ ...unit, options: [...(unit.options ?? []), optionId] }, index);
	const units = context.units.map((other) => (other === bearer ? given : other));
	const after = contextOf(index, context.limit, units, context.groups);
	// Any rule may be about an option that the army does not know: an event's rule may name it.
	const made = problemsCausedBy(context, after, index.touching.get(optionId) ?? index.constraints);
	return made.filter((problem) => stoppedBy(problem) !== 'nothing');
}

/**
 * The problems that moving this unit into a group, or out of all groups, would cause. What the joined group
 * still lacks does not count.
 */
export function whyNotJoin(
	context: CheckContext,
	unitId: string,
	groupId: string | undefined
): readonly Problem[] {
	const { index } = context;
	const mover = context.units.find(({ unit }) => unit.id === unitId);
	if (!mover || mover.unit.group === groupId) return [];
	const { group: _, ...alone } = mover.unit;
	const moved = groupId === undefined ? alone : { ...alone, group: groupId };
	// Last, as when it is moved.
	const others = context.units.filter((unit) => unit !== mover);
	const units = [...others, musterUnit(moved, index)];
	const after = contextOf(index, context.limit, units, context.groups);
	const made = problemsCausedBy(context, after, index.touching.by('groups'));
	return made.filter((problem) => {
		const group = groupIn(problem);
		return !group || group.id !== groupId || stoppedBy(problem) === 'anything';
	});
}
