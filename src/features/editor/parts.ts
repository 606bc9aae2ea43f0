import type { RosterEditor } from './roster-editor.svelte.ts';
import { nextTask } from '../../platform/next-task.ts';
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
 * What is a tap or a key away from a roster, the list of rosters too: one part after another, each in a task of
 * its own, so that no tap waits for all of them.
 * @returns what ends it
 */
export function loadRest(keyed: Keyed): () => void {
	const stop = listenToKeys(keyed);
	void loadInTurn([loadDialogs, loadBoard, loadHome, () => keepData(keyed.editor)]);
	return stop;
}

const loadHome = async () => (await import('../home/index.ts')).loadShelf();

async function loadInTurn(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
	for (const load of parts) {
		await nextTask();
		await load().catch(() => undefined);
	}
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
