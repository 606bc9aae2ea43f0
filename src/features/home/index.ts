/** What lists the rosters. */
export const loadShelf = () => import('./RosterShelf.svelte');
/** What says why there is no list of them. */
export const loadNoList = () => import('./NoList.svelte');
