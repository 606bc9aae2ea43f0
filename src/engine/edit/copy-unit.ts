import type { RosterUnit } from '#schema';
import { withUnit, type CheckContext } from '../base/context.ts';
import { kindOfGroup } from '../base/groups.ts';
import { problemsCausedBy, rulesTouchedBy } from '../judge/judge.ts';
import { whyNotGive } from '../allow/may-give.ts';
import { musterUnit } from '../base/muster.ts';
import { looksAtGroups } from '../army/touching.ts';

/**
 * A copy of a unit, with every option that it may have too. Options that the army may have only once stay with
 * the original, as do its custom name and note. The copy joins the same group if that is a group of the rules
 * with room for it.
 * @returns undefined if there is no such unit
 */
export function copyUnit(
	context: CheckContext,
	unitId: string,
	newId: string
): RosterUnit | undefined {
	const original = context.units.find(({ unit }) => unit.id === unitId)?.unit;
	if (!original) return undefined;
	const { entry, models } = original;
	const alone: RosterUnit = { id: newId, entry, ...(models !== undefined && { models }) };
	const beside = besideOriginal(context, { ...alone, group: original.group ?? '' });
	return (original.options ?? []).reduce((copied, option) => {
		const after = withUnit(context, musterUnit(copied, context.index));
		return whyNotGive(after, newId, option).length > 0
			? copied
			: { ...copied, options: [...(copied.options ?? []), option] };
	}, beside ?? alone);
}

function besideOriginal(context: CheckContext, copied: RosterUnit): RosterUnit | undefined {
	const { index, groups } = context;
	const group = groups.find(({ id }) => id === copied.group);
	const kind = group && kindOfGroup(index, group.kind);
	if (!kind || kind.sketch) return undefined;
	const after = withUnit(context, musterUnit(copied, index));
	const rules = [...rulesTouchedBy(index, copied)].filter(looksAtGroups);
	return problemsCausedBy(context, after, rules).length === 0 ? copied : undefined;
}
