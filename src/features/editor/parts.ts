import type { RosterEditor } from './roster-editor.svelte.ts';
import { listenToKeys } from './keys/listen.ts';
import type { Keyed } from './keys/act.ts';

// What the editor does not need to begin with: it opens over the army list or in its place, or is seldom seen.

export const loadDialogs = () => import('./EditorDialogs.svelte');
export const loadBoard = () => import('./arrange/ArrangeBoard.svelte');
export const loadArmy = () => import('./regiments/ArmyEditor.svelte');
export const loadRanks = () => import('./ranks/RanksEditor.svelte');
export const loadDataLine = () => import('./changes/DataLine.svelte');
export const loadPanes = () => import('./panes/index.ts');
export const loadNoRoster = async () => (await import('../rosters/components.ts')).NoRoster;
/** Where the sample list of a game becomes a roster. */
export const loadSample = () => import('../import/late.ts');

/**
 * What is a tap or a key away from a roster, the list of rosters too.
 * @returns what ends it
 */
export function loadRest(keyed: Keyed): () => void {
	const stop = listenToKeys(keyed);
	const home = import('../home/index.ts').then(({ loadShelf }) => loadShelf());
	void Promise.all([loadDialogs(), loadBoard(), home, keepData(keyed.editor)]).catch(
		() => undefined
	);
	return stop;
}

/** Keeps the data that rosters are judged by; the roster that is edited is judged by those of its date. */
async function keepData(editor: RosterEditor): Promise<void> {
	const [keeping, { watchData }] = await Promise.all([
		import('../../persistence/data-version/keep-data.ts'),
		import('./changes/watch-data.svelte.ts')
	]);
	watchData(editor);
	await keeping.keepData();
}
