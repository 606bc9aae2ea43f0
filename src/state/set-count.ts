import { mayAddUpTo, newUnit, whyNotAdd, type Edit } from '#engine';
import { whyNotText } from '#i18n';
import { mostUnits } from '../schema/bounds.ts';
import { newUnitId } from './ids.ts';
import { isPlain, type RosterEditor } from './roster-editor.svelte.ts';

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
	return problems.map((problem) => whyNotText(problem)).join(' ') || undefined;
}

/** Why there may be no more units of an entry, if so. */
export function whyNoMore(editor: RosterEditor, entryId: string): string | undefined {
	if (editor.roster.units.length >= mostUnits) return noRoom;
	const problems = whyNotAdd(editor.report.context, entryId);
	return problems.map((problem) => whyNotText(problem)).join(' ') || undefined;
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

/** Removes units of an entry: the last that have nothing of their own first. */
function remove(editor: RosterEditor, entryId: string, count: number, joins = false): void {
	const units = (editor.byEntry.get(entryId) ?? []).map(({ unit }) => unit);
	const plain = units.filter((unit) => isPlain(unit, editor.index));
	const special = units.filter((unit) => !plain.includes(unit));
	const leaving: Edit = {
		kind: 'remove-units',
		units: [...special, ...plain].slice(-count).map(({ id }) => id)
	};
	if (leaving.units.length > 0) editor.edit(leaving, { joins });
}
