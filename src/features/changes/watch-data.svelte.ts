import { untrack } from 'svelte';
import { markOf } from '../../packs/load.ts';
import { oldPack } from '../../persistence/data-version/old-packs.ts';
import { openStorage } from '../../persistence/index.ts';
import type { RosterEditor } from '../editing/index.ts';
import { loadToday } from './take-data.ts';

/**
 * Judges a roster by the data of its date whenever undo, redo or another tab changes that date. Stops with the
 * editor.
 */
export function watchData(editor: RosterEditor): void {
	let { revision } = editor.roster;
	// The change may have been undone before this started.
	if (editor.canRedo) void followData(editor);
	$effect.root(() => {
		$effect(() => {
			if (editor.roster.revision === revision) return;
			({ revision } = editor.roster);
			untrack(() => void followData(editor));
		});
	});
}

/** Judges a roster by the data of its own date, after undo, redo or another tab has changed that date. */
async function followData(editor: RosterEditor): Promise<void> {
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
