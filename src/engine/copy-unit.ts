import type { RosterUnit } from '#schema';
import { withUnit, type CheckContext } from './check.ts';
import { whyNotGive } from './may-add.ts';
import { musterUnit } from './muster.ts';

/**
 * A unit like this one, with each option that it may have as well: what the army may have only once
 * stays with the first, and so do the player's own name and note.
 * @returns undefined if there is no such unit
 */
export function copyUnit(
	context: CheckContext,
	unitId: string,
	newId: string
): RosterUnit | undefined {
	const original = context.units.find(({ unit }) => unit.id === unitId)?.unit;
	if (!original) return undefined;
	const plain: RosterUnit = { id: newId, entry: original.entry };
	return (original.options ?? []).reduce((copied, option) => {
		const after = withUnit(context, musterUnit(copied, context.index));
		return whyNotGive(after, newId, option).length > 0
			? copied
			: { ...copied, options: [...(copied.options ?? []), option] };
	}, plain);
}
