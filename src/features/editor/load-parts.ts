import { systemCard } from '../../packs/catalogue.ts';
import { loadPack } from '../../packs/load.ts';
import { nextTask } from '../../platform/next-task.ts';
import type { RosterEditor } from '../editing/index.ts';

// Dialogs, and views in place of the army list, are loaded once the page is at rest. Each is in `parts.ts` by the same
// name. These are two files because SvelteKit puts the styles of what the page itself imports with `import()` into the
// page, and not of what that imports.
const later = () => import('./parts.ts');

/** The message for a roster that cannot be opened. */
export const loadNoRoster = async () => (await later()).loadNoRoster();
/** For an address that asks for a game's sample list. */
export const loadSample = async () => (await later()).loadSample();
export const loadDialogs = async () => (await later()).loadDialogs();
/** For the army list's filter. */
export const loadFilter = async () => (await later()).loadFilter();
export const loadBoard = async () => (await later()).loadBoard();
/** For a roster with older data. */
export const loadDataLine = async () => (await later()).loadDataLine();
/** For a list with the rules of an event. */
export const loadEventLine = async () => (await later()).loadEventLine();
/** For armies with choices of their own or units in groups. */
const loadArmy = async () => (await later()).loadArmy();
/** For games with units of variable size; their picker of items comes later. */
const loadRanks = async () => (await later()).loadRanks();

/** What a list is edited with. Counters are part of the page; their frame is painted first. */
export const editors = { ranks: loadRanks, regiments: loadArmy, counters: nextTask } as const;

/** Starts loading an army and what it is edited with. */
export function fetchEditor(system: string, army: string): void {
	const edited = editors[systemCard(system)?.editor ?? 'counters'];
	void Promise.allSettled([loadPack(system, army), edited()]);
}

/** For screens wide enough to show army, roster and details side by side. */
export const loadPanes = async () => (await later()).loadPanes();
/** Everything one tap or key away. */
export const loadRest = async (editor: RosterEditor, leaving: AbortSignal) =>
	(await later()).loadRest(editor, leaving);
