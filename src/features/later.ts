import type { RosterEditor } from './editor/roster-editor.svelte.ts';
import type { Keyed } from './editor/keys/act.ts';

// What is not needed to begin with: it opens over a page or in its place, or is seldom seen.

export const loadUpdates = () => import('./updates/UpdatePrompt.svelte');
export const loadSaveAlert = () => import('./editor/saving/SaveAlert.svelte');
export const loadNoList = () => import('./home/NoList.svelte');
export const loadNoRoster = () => import('./rosters/NoRoster.svelte');
export const loadShelf = () => import('./home/RosterShelf.svelte');
export const loadUnreadable = () => import('./rosters/UnreadableRow.svelte');
export const loadStrays = () => import('./home/StrayRows.svelte');
export const loadActions = () => import('./home/RosterActions.svelte');
export const loadStray = () => import('./editor/units/StrayRow.svelte');
export const loadSheets = () => import('./editor/EditorSheets.svelte');
export const loadBoard = () => import('./editor/arrange/ArrangeBoard.svelte');
export const loadArmy = () => import('./editor/regiments/ArmyEditor.svelte');
export const loadRanks = () => import('./editor/ranks/RanksEditor.svelte');
export const loadItems = () => import('./editor/ranks/ItemSheet.svelte');
/** What is to be said about keeping rosters; it writes the weekly copy too. */
export const loadNotice = () => import('./home/HomeNotice.svelte');
/** What stands at the foot of the home page. */
export const loadFoot = () => import('./home/HomeFoot.svelte');
export const loadQuestion = () => import('./editor/conflict/QuestionSheet.svelte');
/** Where the sample list of a game becomes a roster. */
export const loadSample = () => import('./import/make-sample.ts');
export const loadDataLine = () => import('./editor/changes/DataLine.svelte');
export const loadChanges = () => import('./editor/changes/ChangesSheet.svelte');
export const loadPanes = () => import('./editor/panes/index.ts');
export const loadKeys = () => import('./editor/keys/KeysSheet.svelte');

/** Keeps the data that rosters are judged by; where one is edited, it is judged by those of its date. */
export async function keepData(editor?: RosterEditor): Promise<void> {
	const [keeping, { watchData }] = await Promise.all([
		import('../persistence/data-version/keep-data.ts'),
		import('./editor/changes/watch-data.svelte.ts')
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
			void import('./editor/keys/act.ts').then(
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
