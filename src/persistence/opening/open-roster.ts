import { loadPack, packFiles } from '../../packs/load.ts';
import { storeArmyHint } from './first-paint-hints.ts';
import { takeFresh } from './fresh-rosters.ts';
import type { Opened } from './opened-roster.ts';
import { isOfToday } from '../data-version/is-of-today.ts';
import { openStorage, type Loaded } from '../index.ts';
import { hasFormerNotes } from '../left/former-notes.ts';
import { waitingKeys } from '../db/waiting.ts';
import type { UnsavedRoster } from './find-roster.ts';
import { unsavedRosters } from '../saving/saving.svelte.ts';

/**
 * @param asked its id, or “last” for the one edited last
 * @param onfound called with the system and army of a stored roster before they are loaded
 * @param onolder loads the notice about older data, if it may be needed
 * @throws if the browser blocks its database, or the army's data are not stored and there is no network
 */
export async function openRoster(
	asked: string,
	onfound?: (system: string, army: string) => void,
	onolder?: () => Promise<unknown>
): Promise<Opened> {
	const id = asked === 'last' ? await newest() : asked;
	const fresh = takeFresh(id);
	if (fresh) return fresh;
	const found = await (takeAhead(id) ?? findStored(id));
	if ('reason' in found) return { kind: found.reason };
	const { roster } = found;
	const { system, army, name } = roster;
	onfound?.(system, army);
	storeArmyHint(id, system, army, packFiles(system, army));
	const judged = isOfToday(found)
		? { pack: await loadPack(system, army) }
		: await import('../data-version/data-for.ts').then(({ dataFor }) => dataFor(found, onolder));
	const { pack } = judged;
	return pack ? { ...found, kind: 'roster', ...judged, pack } : { kind: 'no-army', name, army };
}

async function newest(): Promise<string> {
	return (await (await import('./last-roster.ts')).lastRosterId()) ?? '';
}

let ahead: { readonly id: string; readonly found: Promise<UnsavedRoster | Loaded> } | undefined;

/** Starts looking for a stored roster while the page is still hydrating. */
export function lookAhead(id: string): void {
	if (id === 'last') return;
	ahead = { id, found: findStored(id) };
	ahead.found.catch(() => undefined);
}

/** Used only once, as it may be out of date later. */
function takeAhead(id: string): Promise<UnsavedRoster | Loaded> | undefined {
	const found = ahead?.id === id ? ahead.found : undefined;
	ahead = undefined;
	return found;
}

/**
 * The stored roster, or waiting edits that cannot be stored as they are. Most rosters are found without Dexie
 * and the schemas, which are larger than the editor.
 */
async function findStored(id: string): Promise<UnsavedRoster | Loaded> {
	const { openNatively, readNatively } = await import('./read-natively.ts');
	const opening = openNatively();
	// In this order: waiting rows may move into the roster's row meanwhile, but never the reverse.
	const keys = await waitingKeys(id).catch(() => []);
	const rows = await opening;
	if (keys.length > 0 || unsavedRosters.has(id)) {
		rows?.close();
		return (await import('./find-roster.ts')).findRoster(id);
	}
	const found = rows && (await readNatively(rows, id));
	// For older data the row's summary is needed too.
	return found && isOfToday(found) && !hasFormerNotes()
		? found
		: (await openStorage()).rosters.load(id);
}
