import { indexFor, underData, whatChanges, type Changes } from '#engine';
import { loadPack, type Pack } from '../../packs/load.ts';
import { openStorage } from '../../persistence/index.ts';
import type { RosterEditor } from '../editing/index.ts';

/** @returns undefined if today's data no longer have the army */
export async function loadToday({ roster }: RosterEditor): Promise<Pack | undefined> {
	return loadPack(roster.system, roster.army);
}

/** What would change for the roster as it is now. */
export function changesUnder({ roster, index }: RosterEditor, today: Pack): Changes {
	return whatChanges(roster, index, indexFor(today, roster));
}

/**
 * Switches a roster to today's data, as a step of its history. Undo returns it to its former data while this
 * browser still has them.
 */
export async function takeData(editor: RosterEditor, today: Pack): Promise<void> {
	await openStorage()
		.then(({ data }) => data.storeMark(editor.roster, editor.pack.mark))
		.catch(() => undefined);
	// The roster after the switch.
	const { roster, index } = editor;
	const now = indexFor(today, roster);
	editor.judgeBy(today);
	editor.edit({
		kind: 'restore',
		roster: underData(roster, index, now),
		took: today.system.revision
	});
}

/** Keeps the roster on today's data, which already judge it. */
export function acceptData(editor: RosterEditor): void {
	editor.judgeBy(editor.pack);
}
