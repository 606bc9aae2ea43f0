// What is not needed to begin with: it opens over a page or in its place, or is seldom seen.

export const loadUpdates = () => import('./UpdatePrompt.svelte');
export const loadShelf = () => import('./RosterShelf.svelte');
export const loadUnreadable = () => import('./UnreadableRow.svelte');
export const loadActions = () => import('./RosterActions.svelte');
export const loadSheets = () => import('./EditorSheets.svelte');
export const loadBoard = () => import('./arrange/ArrangeBoard.svelte');
export const loadArmy = () => import('./regiments/ArmyEditor.svelte');
export const loadRanks = () => import('./ranks/RanksEditor.svelte');
export const loadItems = () => import('./ranks/ItemSheet.svelte');
