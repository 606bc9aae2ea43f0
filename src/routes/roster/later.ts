// What opens over the army list, or in its place, is not needed to begin with: it is fetched when the page
// is at rest. It is two imports away, because Kit writes the styles of what is one import away into each page.
const later = () => import('../../ui/later.ts');

export const loadSheets = async () => (await later()).loadSheets();
export const loadBoard = async () => (await later()).loadBoard();
/** Where an army has more than a list of counters shows: choices of its own, and units in groups. */
export const loadArmy = async () => (await later()).loadArmy();

export async function fetchLater(): Promise<void> {
	await Promise.all([loadSheets(), loadBoard()]);
}
