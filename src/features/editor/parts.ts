import type { RosterEditor } from './roster-editor.svelte.ts';
import { listenToKeys } from './keys/listen.ts';
import type { Keyed } from './keys/act.ts';

// Parts that the editor does not need at first: dialogs, other views, and what is seldom shown.

export const loadDialogs = () => import('./EditorDialogs.svelte');
export const loadBoard = () => import('./arrange/ArrangeBoard.svelte');
export const loadArmy = () => import('./regiments/ArmyEditor.svelte');
export const loadRanks = () => import('./ranks/RanksEditor.svelte');
export const loadDataLine = () => import('./changes/DataLine.svelte');
export const loadPanes = () => import('./panes/index.ts');
export const loadNoRoster = async () => (await import('../rosters/components.ts')).NoRoster;
/** Turns a game's sample list into a roster. */
export const loadSample = () => import('../import/late.ts');

/**
 * Loads everything one tap or key away from the editor, the list of rosters included.
 * @returns a function that stops the shortcuts
 */
export function loadRest(keyed: Keyed): () => void {
	const stop = listenToKeys(keyed);
	const home = import('../home/index.ts').then(({ loadShelf }) => loadShelf());
	void Promise.all([loadDialogs(), loadBoard(), home, keepData(keyed.editor)]).catch(
		() => undefined
	);
	return stop;
}

/** Stores the data that rosters depend on. The open roster is judged by the data of its own date. */
async function keepData(editor: RosterEditor): Promise<void> {
	const [keeping, { watchData }] = await Promise.all([
		import('../../persistence/data-version/keep-data.ts'),
		import('./changes/watch-data.svelte.ts')
	]);
	watchData(editor);
	await keeping.keepData();
}
