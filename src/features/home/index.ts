/** The list of rosters. */
export const loadShelf = () => import('./RosterShelf.svelte');
/** What stands there while nothing is stored. */
export const loadFirstVisit = () => import('./FirstVisit.svelte');
/** The message shown if there is no list. */
export const loadNoList = () => import('./NoList.svelte');
