import { reportAfter } from '#engine';
import { notStored } from '../i18n/en/not-stored.ts';
import { openStorage } from '../storage/index.ts';
import { ownNotes } from '../storage/read-notes.ts';
import { Autosave } from './autosave.ts';
import { followRoster } from './follow-roster.ts';
import { markKept } from './kept-mark.ts';
import { keepers } from './leaving.ts';
import type { RosterEditor } from './roster-editor.svelte.ts';
import { storeAgain } from './store-again.ts';
import { rejoin } from './tabs.svelte.ts';
import { toasts } from './toasts.svelte.ts';
import { leftBehind, type Keeper, type Saving } from './saving.svelte.ts';

/** Stores what is edited from now on, and follows what other tabs store of the roster. */
export function keepSaved(saving: Saving, editor: RosterEditor): Keeper {
	const { id } = editor.roster;
	editor.judgeNext = reportAfter;
	// Next time the page begins at once, by whatever address it is opened.
	markKept(true);
	const release = ownNotes(saving.noteKey);
	keepers.add(saving);
	const autosave = new Autosave(saving, openStorage, {
		journal: () => editor.openHistory(),
		rejoin: () => rejoin(editor, saving)
	});
	const stops = [followRoster(id, saving, editor), storeAgain(saving, editor)];
	return {
		flush: () => autosave.flush(),
		leave: () => {
			for (const stop of stops) stop();
			if (!saving.waiting) {
				keepers.delete(saving);
				release();
			} else leave(saving, editor.roster.name);
		}
	};
}

/** What waits is tried on and on, and told of, as the editor that says so is gone. */
function leave(saving: Saving, name: string): void {
	const { waiting, state } = saving;
	if (!waiting) return;
	leftBehind.set(waiting.roster.id, saving);
	if (state !== 'saving') toasts.show(notStored.notStoredYet(name));
}
