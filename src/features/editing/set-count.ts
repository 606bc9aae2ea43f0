import { newUnit, whyNotAdd } from '#engine';
import { rosterEdits } from '../../i18n/en/editor.ts';
import { maxUnits } from '../../schema/bounds.ts';
import { newUnitId } from '../../platform/ids.ts';
import { firstToLeave } from './plain-units.ts';
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

/** Adds one more. @returns why not, if it is not allowed: the button on screen may be a frame old */
export function addOne(editor: RosterEditor, entryId: string): string | undefined {
	const why = whyNoMore(editor, entryId);
	if (why === undefined) editor.add(entryId);
	return why;
}

/** Adds one more while a button is held down. All of them are one step to undo. */
export function holdMore(editor: RosterEditor, entryId: string, joins: boolean): void {
	if (whyNoMore(editor, entryId) !== undefined) return;
	const unit = newUnit(editor.index, entryId, newUnitId());
	editor.edit({ kind: 'add-units', units: [unit] }, { joins });
}

export function holdFewer(editor: RosterEditor, entryId: string, joins: boolean): void {
	remove(editor, entryId, 1, joins);
}

export function remove(editor: RosterEditor, entryId: string, count: number, joins = false): void {
	const units = firstToLeave(editor.byEntry.get(entryId) ?? [], editor.index, count);
	if (units.length > 0) editor.edit({ kind: 'remove-units', units }, { joins });
}
