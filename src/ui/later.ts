import type { RosterEditor } from '../state/roster-editor.svelte.ts';

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
export const loadQuestion = () => import('./tabs/QuestionSheet.svelte');
export const loadDataLine = () => import('./changes/DataLine.svelte');
export const loadChanges = () => import('./changes/ChangesSheet.svelte');

/** Keeps the data that rosters are judged by; where one is edited, it is judged by those of its date. */
export async function keepData(editor?: RosterEditor): Promise<void> {
	const [keeping, { watchData }] = await Promise.all([
		import('../state/keep-data.ts'),
		import('../state/watch-data.svelte.ts')
	]);
	if (editor) watchData(editor);
	await keeping.keepData();
}
