import { indexArmy, underData, whatChanges, type Changes } from '#engine';
import { loadPack, markOf, type Pack } from '../../../packs/load.ts';
import { openStorage } from '../../../persistence/index.ts';
import { oldPack } from '../../../persistence/data-version/old-packs.ts';
import type { RosterEditor } from '../roster-editor.svelte.ts';

/** @returns undefined if this version has no such army any more */
export async function loadToday({ roster }: RosterEditor): Promise<Pack | undefined> {
	return loadPack(roster.system, roster.army);
}

/** What changes for the roster as it is now. */
export function changesUnder({ roster, index }: RosterEditor, today: Pack): Changes {
	return whatChanges(roster, index, indexArmy(today.system, today.army, roster));
}

/**
 * Puts a roster under today's data. That is a step of its history: undone, the roster is back under those
 * that it had, as long as this browser remembers which they were.
 */
export async function takeData(editor: RosterEditor, today: Pack): Promise<void> {
	await openStorage()
		.then(({ data }) => data.noteTaken(editor.roster, editor.pack.mark))
		.catch(() => undefined);
	// As it is after that.
	const { roster, index } = editor;
	const now = indexArmy(today.system, today.army, roster);
	editor.judgeBy(today);
	editor.edit({
		kind: 'restore',
		roster: underData(roster, index, now),
		took: today.system.revision
	});
}

/** Judges a roster by the data of its date, once that is another: it has come there by its history. */
export async function followData(editor: RosterEditor): Promise<void> {
	const { roster } = editor;
	const today = await loadToday(editor).catch(() => undefined);
	const isToday = roster.revision === today?.system.revision;
	const mark = isToday
		? markOf(roster.system)
		: await openStorage()
				.then(({ data }) => data.takenFrom(roster))
				.catch(() => undefined);
	if (mark === undefined || mark === editor.pack.mark) return;
	const pack = isToday ? today : await oldPack(mark, roster.system, roster.army);
	// Edited again meanwhile: the later change of data wins.
	if (!pack || editor.roster.revision !== roster.revision) return;
	const { revision } = pack.system;
	editor.judgeBy(pack, isToday ? undefined : { kind: 'pinned', revision });
}

/** Leaves it at today's data, which judge the roster already. */
export function acceptData(editor: RosterEditor): void {
	editor.judgeBy(editor.pack);
}
