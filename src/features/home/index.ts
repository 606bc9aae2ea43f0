/** The list of rosters. */
export const loadShelf = () => import('./RosterShelf.svelte');
/** The message shown if there is no list. */
export const loadNoList = () => import('./NoList.svelte');
