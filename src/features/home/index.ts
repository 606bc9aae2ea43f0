// What home loads late. It is imported late itself, as Kit adds the styles of every direct dynamic import to the page.

/** The list of rosters. */
export const loadShelf = () => import('./RosterShelf.svelte');
/** What stands there while nothing is stored. */
export const loadFirstVisit = () => import('./FirstVisit.svelte');
