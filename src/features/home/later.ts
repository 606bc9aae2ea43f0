/** What lists the rosters. Two imports away, because Kit writes the styles of what is one import away into the page. */
export const loadShelf = async () => (await import('./index.ts')).loadShelf();

/** What says why there is no list of rosters. */
export const loadNoList = async () => (await import('./index.ts')).loadNoList();
