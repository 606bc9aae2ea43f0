import { mayAddUpTo, newUnit, whyNotAdd } from '#engine';
import { mostUnits } from '../schema/bounds.ts';
import { newUnitId } from './ids.ts';
import { firstToLeave } from './plain-units.ts';
import { reasons } from './reasons.svelte.ts';
import type { RosterEditor } from './roster-editor.svelte.ts';

/**
 * Takes as many units of an entry as are wanted, or as many as the rules allow.
 * @returns why there are not as many as wanted, if so
 */
export function setCount(
	editor: RosterEditor,
	entryId: string,
	wanted: number
): string | undefined {
	const has = editor.byEntry.get(entryId)?.length ?? 0;
	if (wanted < has) remove(editor, entryId, has - wanted);
	if (wanted <= has) return undefined;
	const room = mostUnits - editor.roster.units.length;
	if (wanted - has > room) return noRoom;
	const { count, problems } = mayAddUpTo(editor.report.context, entryId, wanted - has);
	const units = Array.from({ length: count }, () => newUnit(editor.index, entryId, newUnitId()));
	if (count > 0) editor.edit({ kind: 'add-units', units });
	return reasons.of(problems);
}

/** Why there may be no more units of an entry, if so. */
export function whyNoMore(editor: RosterEditor, entryId: string): string | undefined {
	if (editor.roster.units.length >= mostUnits) return noRoom;
	return reasons.of(whyNotAdd(editor.report.context, entryId));
}

const noRoom = `A roster holds ${mostUnits} units at most.`;

/** Adds one more while a button is held down: all of them are one step to undo. */
export function holdMore(editor: RosterEditor, entryId: string, joins: boolean): void {
	if (whyNoMore(editor, entryId) !== undefined) return;
	const unit = newUnit(editor.index, entryId, newUnitId());
	editor.edit({ kind: 'add-units', units: [unit] }, { joins });
}

export function holdFewer(editor: RosterEditor, entryId: string, joins: boolean): void {
	remove(editor, entryId, 1, joins);
}

function remove(editor: RosterEditor, entryId: string, count: number, joins = false): void {
	const units = firstToLeave(editor.byEntry.get(entryId) ?? [], editor.index, count);
	if (units.length > 0) editor.edit({ kind: 'remove-units', units }, { joins });
}
