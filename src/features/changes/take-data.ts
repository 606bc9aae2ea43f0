import { indexFor, underData, whatChanges, type Changes } from '#engine';
import { loadPack, markOf, type Pack } from '../../packs/load.ts';
import { openStorage } from '../../persistence/index.ts';
import { oldPack } from '../../persistence/data-version/old-packs.ts';
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

/** Judges a roster by the data of its own date, after undo, redo or another tab has changed that date. */
export async function followData(editor: RosterEditor): Promise<void> {
	const { roster } = editor;
	const today = await loadToday(editor).catch(() => undefined);
	const isToday = roster.revision === today?.system.revision;
	const mark = isToday
		? markOf(roster.system)
		: await openStorage()
				.then(({ data }) => data.storedMark(roster))
				.catch(() => undefined);
	if (mark === undefined || mark === editor.pack.mark) return;
	const pack = isToday ? today : await oldPack(mark, roster.system, roster.army);
	// The data changed again meanwhile; the later change counts.
	if (!pack || editor.roster.revision !== roster.revision) return;
	const { revision } = pack.system;
	editor.judgeBy(pack, isToday ? undefined : { kind: 'pinned', revision });
}

/** Keeps the roster on today's data, which already judge it. */
export function acceptData(editor: RosterEditor): void {
	editor.judgeBy(editor.pack);
}
