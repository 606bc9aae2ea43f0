/** The list of rosters. */
export const loadShelf = () => import('./RosterShelf.svelte');
/** What stands there while nothing is stored. */
export const loadFirstVisit = () => import('./FirstVisit.svelte');
