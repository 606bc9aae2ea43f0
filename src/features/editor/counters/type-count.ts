import { unitsThatMayBeAdded } from '#engine';
import { typedNumbers } from '../../../i18n/en/units.ts';
import { maxUnits } from '../../../schema/bounds.ts';
import { newUnitId } from '../../../platform/ids.ts';
import { noRoom, reasons, remove, type RosterEditor } from '../../editing/index.ts';

/**
 * Sets the count of an entry to the wanted number, or to the most that the rules allow. Where a roster has no room for
 * so many, none is added: a slip of the finger is not two thousand units.
 * @returns why there are fewer than wanted, if there are
 */
export function setCount(
	editor: RosterEditor,
	entryId: string,
	wanted: number
): string | undefined {
	const why = take(editor, entryId, wanted);
	if (why === undefined) return undefined;
	const count = editor.byEntry.get(entryId)?.length ?? 0;
	return typedNumbers.notPossible(wanted, count, why);
}

function take(editor: RosterEditor, entryId: string, wanted: number): string | undefined {
	const has = editor.byEntry.get(entryId)?.length ?? 0;
	if (wanted < has) remove(editor, entryId, has - wanted);
	if (wanted <= has) return undefined;
	const room = maxUnits - editor.roster.units.length;
	if (wanted - has > room) return noRoom();
	const { units, problems } = unitsThatMayBeAdded(editor.context, entryId, wanted - has, newUnitId);
	if (units.length > 0) editor.edit({ kind: 'add-units', units });
	return reasons.of(editor.index, problems);
}
