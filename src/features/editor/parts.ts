import type { RosterEditor } from '../editing/index.ts';

// Parts that the editor does not need at first: dialogs, other views, and what is seldom shown.

export const loadDialogs = () => import('./dialogs.ts');
export const loadFilter = () => import('./counters/filter.ts');
export const loadBoard = async () => (await import('../arrange/late.ts')).ArrangeBoard;
export const loadArmy = () => import('./regiments/ArmyEditor.svelte');
export const loadRanks = () => import('./ranks/RanksEditor.svelte');
export const loadDataLine = async () => (await import('../changes/late.ts')).DataLine;
export const loadEventLine = async () => (await import('../rules/late.ts')).EventLine;
export const loadPanes = () => import('./panes/index.ts');
export const loadNoRoster = async () => (await import('../rosters/components.ts')).NoRoster;
/** Turns a game's sample list into a roster. */
export const loadSample = () => import('../import/late.ts');

/** Everything one tap or key away. */
export const loadRest = async (editor: RosterEditor, leaving: AbortSignal) =>
	(await import('./add-rest.ts')).addRest(editor, [loadDialogs, loadBoard], leaving);
