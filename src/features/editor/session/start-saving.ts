import { notStored } from '../../../i18n/en/storing.ts';
import { openStorage } from '../../../persistence/index.ts';
import { RosterSaver } from '../../../persistence/saving/roster-saver.ts';
import { followRoster } from './follow-roster.ts';
import { markStored } from '../../../persistence/opening/stored-mark.ts';
import type { RosterEditor } from '../../editing/index.ts';
import { saveAgain } from '../../../persistence/saving/save-again.ts';
import { rejoin } from '../../../persistence/conflict/tabs.svelte.ts';
import { toasts } from '../../../ui/toasts.svelte.ts';
import type { Saver, Saving } from '../../../persistence/saving/saving.svelte.ts';

/** Saves the roster from now on, and follows what other tabs save of the roster. */
export function startSaving(saving: Saving, editor: RosterEditor): Saver {
	const { id } = editor.roster;
	// Next time the page starts loading the roster at once.
	markStored(true);
	const saver = new RosterSaver(saving, openStorage, {
		journal: () => editor.openHistory(),
		rejoin: () => rejoin(editor, saving)
	});
	const stops = [followRoster(id, saving, editor), saveAgain(saving, editor)];
	return {
		saveNow: () => saver.saveNow(),
		leave: () => {
			for (const stop of stops) stop();
			if (saving.waiting && saving.state !== 'saving')
				toasts.show(notStored.notStoredYet(editor.roster.name));
		}
	};
}
