import { notStored } from '../../../i18n/en/storing.ts';
import { openStorage } from '../../../persistence/index.ts';
import { RosterSaver, saveAgain } from '../../../persistence/saving/roster-saver.ts';
import { followRoster } from './follow-roster.ts';
import { rememberHasRosters } from '../../../persistence/opening/first-paint-hints.ts';
import { links } from '../../../ui/links.ts';
import type { RosterEditor } from '../../editing/index.ts';
import { rejoin } from '../../../persistence/conflict/tabs.svelte.ts';
import { toasts } from '../../../ui/toasts.svelte.ts';
import type { Saver, Saving } from '../../../persistence/saving/saving.svelte.ts';

/** Saves the roster from now on, and follows what other tabs save of the roster. */
export function startSaving(saving: Saving, editor: RosterEditor): Saver {
	const { id } = editor.roster;
	const isNew = saving.base === undefined;
	// Next time the page starts loading the roster at once.
	rememberHasRosters(true);
	const saver = new RosterSaver(saving, openStorage, {
		history: () => editor.openHistory(),
		rejoin: () => rejoin(editor, saving)
	});
	const stops = [followRoster(id, saving, editor), saveAgain(saving, editor)];
	return {
		saveNow: () => saver.saveNow(),
		leave: () => {
			for (const stop of stops) stop();
			if (saving.toSave && saving.state !== 'unsaved')
				toasts.show(notStored.notStoredYet(editor.roster.name));
			else if (isNew && !editor.canUndo && !editor.canRedo && isLeft()) void discard(saver, id);
		}
	};
}

/** Whether the player went back to the rosters or to choose another army, and not on with this one. */
function isLeft(): boolean {
	return [links.home(), links.newRoster()].some(
		(link) => new URL(link, location.href).pathname === location.pathname
	);
}

/** A new roster that nothing was done with leaves no row. */
async function discard(saver: RosterSaver, id: string): Promise<void> {
	await saver.saveNow();
	await (await openStorage()).rosters.discard(id);
}
