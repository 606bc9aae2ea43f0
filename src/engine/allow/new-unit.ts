import type { RosterUnit } from '#schema';
import { withUnit, type CheckContext } from '../base/context.ts';
import type { ArmyIndex } from '../base/army-index.ts';
import { barsOf } from '../../rules/kinds.ts';
import { madeBy } from '../judge/made-by.ts';
import { mayHave } from './may-have.ts';
import { musterUnit } from '../base/muster.ts';
import { looksAtGroups } from '../army/touching.ts';

/** Where a new unit goes: a group, or outside all groups. */
export interface Destination {
	readonly group?: string | undefined;
}

/**
 * A new unit with the options it starts with and, given the roster's context, those that go to the first unit
 * that may have them.
 * @param destination without one, no rule about groups is checked
 */
export function newUnit(
	index: ArmyIndex,
	entryId: string,
	id: string,
	context?: CheckContext,
	destination?: Destination
): RosterUnit {
	const starts = index.entries.get(entryId)?.entry.starts;
	const plain: RosterUnit = {
		id,
		entry: entryId,
		...(starts && { options: starts }),
		...(destination?.group !== undefined && { group: destination.group })
	};
	if (!context) return plain;
	return index.options
		.filter(({ entry }) => entry.given === 'first' && !isGiven(context, entry.id))
		.reduce((unit, { entry }) => withFirst(context, unit, entry.id, destination), plain);
}

/** Points of a new unit with the options it starts with. */
export function newPoints(index: ArmyIndex, entryId: string): number {
	return musterUnit(newUnit(index, entryId, ''), index).points;
}

function isGiven({ units }: CheckContext, option: string): boolean {
	return units.some(({ options }) => options.some(({ id }) => id === option));
}

/** The unit with this option, if it may have it and no rule is broken. */
function withFirst(
	context: CheckContext,
	unit: RosterUnit,
	option: string,
	destination: Destination | undefined
): RosterUnit {
	const { index } = context;
	const without = musterUnit(unit, index);
	if (!mayHave(index, without, option)) return unit;
	const given = { ...unit, options: [...(unit.options ?? []), option] };
	const rules = (index.touching.get(option) ?? []).filter(
		(rule) => destination ?? !looksAtGroups(rule)
	);
	const made = madeBy(
		withUnit(context, without),
		withUnit(context, musterUnit(given, index)),
		rules
	);
	return made.every((problem) => barsOf(problem) === 'nothing') ? given : unit;
}
