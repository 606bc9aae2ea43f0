import type { Constraint, RosterUnit } from '#schema';
import { withUnit, type CheckContext } from '../base/context.ts';
import type { ArmyIndex } from '../base/army-index.ts';
import { stoppedBy } from '../../rules/kinds.ts';
import { problemsCausedBy } from '../judge/judge.ts';
import { mayHave } from './may-have.ts';
import { musterUnit } from '../base/muster.ts';
import { looksAtGroups } from '../army/touching.ts';

/** A new unit with the options that its entry starts with, in whatever roster. */
export function plainUnit(index: ArmyIndex, entryId: string, id: string): RosterUnit {
	const starts = index.entries.get(entryId)?.entry.starts;
	return { id, entry: entryId, ...(starts && { options: starts }) };
}

/**
 * A new unit as it is added to a roster: with the options that its entry starts with, and those that go to the
 * first unit that may have them.
 * @param groupId the group it joins; without one it stays outside
 */
export function newUnit(
	context: CheckContext,
	entryId: string,
	id: string,
	groupId?: string
): RosterUnit {
	const plain = plainUnit(context.index, entryId, id);
	return withFirsts(context, groupId === undefined ? plain : { ...plain, group: groupId });
}

/** A new unit that the player has yet to place: no rule about groups decides what goes to the first. */
export function unplacedUnit(context: CheckContext, entryId: string, id: string): RosterUnit {
	const plain = plainUnit(context.index, entryId, id);
	return withFirsts(context, plain, (rule) => !looksAtGroups(rule));
}

/** Points of a new unit with the options it starts with. */
export function newPoints(index: ArmyIndex, entryId: string): number {
	return musterUnit(plainUnit(index, entryId, ''), index).points;
}

/** The total with one more unit: costs of units taken together change with it. */
export function pointsWith(context: CheckContext, unit: RosterUnit): number {
	return withUnit(context, musterUnit(unit, context.index)).points;
}

/** The unit with what goes to the first, where it may have it and no rule is broken. */
function withFirsts(
	context: CheckContext,
	plain: RosterUnit,
	decides: (rule: Constraint) => boolean = () => true
): RosterUnit {
	const { index, bearers } = context;
	const firsts = index.options.filter(
		({ entry: { id, given } }) => given === 'first' && !bearers.has(id)
	);
	return firsts.reduce((unit, { entry: { id } }) => {
		const without = musterUnit(unit, index);
		if (!mayHave(index, without, id)) return unit;
		const given = { ...unit, options: [...(unit.options ?? []), id] };
		const made = problemsCausedBy(
			withUnit(context, without),
			withUnit(context, musterUnit(given, index)),
			(index.touching.get(id) ?? []).filter(decides)
		);
		return made.every((problem) => stoppedBy(problem) === 'nothing') ? given : unit;
	}, plain);
}
