import { loadPack } from '../../packs/load.ts';
import type { Keyed } from './keys/act.ts';

// What opens over the army list, or in its place, is not needed to begin with: it is fetched when the page
// is at rest. It is two imports away, because Kit writes the styles of what is one import away into each page.
const later = () => import('./parts.ts');

/** What says why a roster is not opened. */
export const loadNoRoster = async () => (await later()).loadNoRoster();
/** Where an address asks for the sample list of a game. */
export const loadSample = async () => (await later()).loadSample();
export const loadDialogs = async () => (await later()).loadDialogs();
export const loadBoard = async () => (await later()).loadBoard();
/** Where a roster is of older data than today's. */
export const loadDataLine = async () => (await later()).loadDataLine();
/** Where an army has more than a list of counters shows: choices of its own, and units in groups. */
export const loadArmy = async () => (await later()).loadArmy();
/** Where units are as large as the player likes; what is looked for in a picker comes after. */
export const loadRanks = async () => (await later()).loadRanks();

const editors = { ranks: loadRanks, regiments: loadArmy, counters: () => undefined } as const;

/** What an army is shown in is fetched as soon as its data says which editor that is. */
export function fetchEditor(system: string, army: string): void {
	void loadPack(system, army)
		.then((pack) => pack && editors[pack.system.editor]())
		.catch(() => undefined);
}

/** Where there is room for the army, the roster and what is opened side by side. */
export const loadPanes = async () => (await later()).loadPanes();
/** All that is a tap or a key away. */
export const loadRest = async (keyed: Keyed) => (await later()).loadRest(keyed);
