/**
 * The list of rosters. The second import keeps its styles out of the page, as Kit adds the styles of every
 * direct dynamic import.
 */
export const loadShelf = async () => (await import('./index.ts')).loadShelf();

/** The message shown if there is no list. */
export const loadNoList = async () => (await import('./index.ts')).loadNoList();
