import { type ArmyIndex, type MusteredUnit, oneMore, whyNotAdd } from '#engine';
import type { RosterUnit } from '#schema';
import { rosterEdits } from '../../i18n/en/editor.ts';
import { maxUnits } from '../../schema/bounds.ts';
import { newUnitId } from '../../platform/ids.ts';
import { reasons } from './reasons.svelte.ts';
import type { RosterEditor } from './roster-editor.svelte.ts';

/** Why no more units of an entry may be added; undefined if one may. */
export function whyNoMore(
	{ context }: Pick<RosterEditor, 'context'>,
	entryId: string
): string | undefined {
	if (context.units.length >= maxUnits) return noRoom();
	return reasons.of(context.index, whyNotAdd(context, entryId));
}

export function noRoom(): string {
	return rosterEdits.maxUnits(maxUnits);
}

/**
 * Adds one more.
 * @param joins whether it continues the edit before, as while a button is held down: all are one step to undo
 * @returns why not, if it is not allowed: the button on screen may be a frame old
 */
export function addOne(editor: RosterEditor, entryId: string, joins = false): string | undefined {
	if (editor.roster.units.length >= maxUnits) return noRoom();
	const { unit, problems } = oneMore(editor.context, entryId, newUnitId());
	if (problems.length === 0) editor.edit({ kind: 'add-units', units: [unit] }, { joins });
	return reasons.of(editor.index, problems);
}

/** Removes this many units of an entry: plain ones first, the last of them before others. */
export function remove(editor: RosterEditor, entryId: string, count = 1, joins = false): void {
	const units = firstToLeave(editor.byEntry.get(entryId) ?? [], editor.index, count);
	if (units.length > 0) editor.edit({ kind: 'remove-units', units }, { joins });
}

/** Whether a unit is as it was added, with nothing changed by the player. */
export function isUnchanged({ entry, options, name, note }: RosterUnit, index: ArmyIndex): boolean {
	const starts = index.entries.get(entry)?.entry.starts ?? [];
	return !name && !note && (options ?? []).join() === starts.join();
}

/** The ids of this many units to remove: plain units first, the last of them before others. */
function firstToLeave(
	mustered: readonly MusteredUnit[],
	index: ArmyIndex,
	count: number
): readonly string[] {
	const units = mustered.map(({ unit }) => unit);
	const plain = units.filter((unit) => isUnchanged(unit, index));
	const special = units.filter((unit) => !plain.includes(unit));
	return count > 0 ? [...special, ...plain].slice(-count).map(({ id }) => id) : [];
}
