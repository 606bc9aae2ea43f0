import { mayAddUpTo, newUnit } from '#engine';
import { mostUnits } from '../schema/bounds.ts';
import { newUnitId } from './ids.ts';
import { reasons } from './reasons.svelte.ts';
import type { RosterEditor } from './roster-editor.svelte.ts';
import { noRoom, remove } from './set-count.ts';

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
	if (wanted - has > room) return noRoom();
	const { count, problems } = mayAddUpTo(editor.report.context, entryId, wanted - has);
	const units = Array.from({ length: count }, () => newUnit(editor.index, entryId, newUnitId()));
	if (count > 0) editor.edit({ kind: 'add-units', units });
	return reasons.of(editor.index, problems);
}
