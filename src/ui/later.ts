import type { RosterEditor } from '../state/roster-editor.svelte.ts';
import type { Keyed } from './keys/act.ts';

// What is not needed to begin with: it opens over a page or in its place, or is seldom seen.

export const loadUpdates = () => import('./UpdatePrompt.svelte');
export const loadSaveAlert = () => import('./SaveAlert.svelte');
export const loadNoList = () => import('./NoList.svelte');
export const loadNoRoster = () => import('./NoRoster.svelte');
export const loadShelf = () => import('./RosterShelf.svelte');
export const loadUnreadable = () => import('./UnreadableRow.svelte');
export const loadStrays = () => import('./StrayRows.svelte');
export const loadActions = () => import('./RosterActions.svelte');
export const loadStray = () => import('./StrayRow.svelte');
export const loadSheets = () => import('./EditorSheets.svelte');
export const loadBoard = () => import('./arrange/ArrangeBoard.svelte');
export const loadArmy = () => import('./regiments/ArmyEditor.svelte');
export const loadRanks = () => import('./ranks/RanksEditor.svelte');
export const loadItems = () => import('./ranks/ItemSheet.svelte');
/** What is to be said about keeping rosters; it writes the weekly copy too. */
export const loadNotice = () => import('./keeping/HomeNotice.svelte');
/** What stands at the foot of the home page. */
export const loadFoot = () => import('./HomeFoot.svelte');
export const loadQuestion = () => import('./tabs/QuestionSheet.svelte');
/** Where the sample list of a game becomes a roster. */
export const loadSample = () => import('../state/make-sample.ts');
export const loadDataLine = () => import('./changes/DataLine.svelte');
export const loadChanges = () => import('./changes/ChangesSheet.svelte');
export const loadPanes = () => import('./panes/index.ts');
export const loadKeys = () => import('./keys/KeysSheet.svelte');

/** Keeps the data that rosters are judged by; where one is edited, it is judged by those of its date. */
export async function keepData(editor?: RosterEditor): Promise<void> {
	const [keeping, { watchData }] = await Promise.all([
		import('../state/keep-data.ts'),
		import('../state/watch-data.svelte.ts')
	]);
	if (editor) watchData(editor);
	await keeping.keepData();
}

/**
 * What is a tap or a key away from a roster, the list of rosters too.
 * @returns what ends it
 */
export function loadRest(keyed: Keyed): () => void {
	const stop = listenToKeys(keyed);
	void Promise.all([loadSheets(), loadBoard(), loadShelf(), keepData(keyed.editor)]).catch(
		() => undefined
	);
	return stop;
}

let stopListening: (() => void) | undefined;

/**
 * Keys do something from now on; what they do is fetched when the first is pressed.
 * @returns what ends it
 */
export function listenToKeys(keyed: Keyed): () => void {
	stopListening?.();
	const listening = new AbortController();
	let act: ((event: KeyboardEvent, keyed: Keyed) => void) | undefined;
	const hear = (event: KeyboardEvent): void => {
		if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
		if (event.target instanceof Element && event.target.matches(typedIn)) return;
		if (act) act(event, keyed);
		else
			void import('./keys/act.ts').then(
				(keys) => (act = keys.act)(event, keyed),
				() => undefined
			);
	};
	addEventListener('keydown', hear, { signal: listening.signal });
	stopListening = () => listening.abort();
	return stopListening;
}

/** Where letters are typed. */
const typedIn = 'textarea, select, input:not([type="checkbox"], [type="radio"])';
