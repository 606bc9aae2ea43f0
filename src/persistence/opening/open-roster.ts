import { loadPack } from '../../packs/load.ts';
import { keepArmyHint } from './army-hint.ts';
import { takeFresh } from './fresh-rosters.ts';
import type { Opened } from './opened-roster.ts';
import { isOfToday } from '../data-version/is-of-today.ts';
import { openStorage, type Loaded } from '../index.ts';
import { waitingKeys } from '../edits/waiting.ts';
import type { Aside } from './find-roster.ts';
import { unsaved } from '../saving/saving.svelte.ts';

/**
 * @param asked its id, or “last” for the one that was edited last
 * @param onfound is told the system and the army of a stored roster before they are there
 * @param onolder fetches what says that a roster is of older data, where one may be
 * @throws if the browser blocks its storage, or the army is not stored yet and there is no network
 */
export async function openRoster(
	asked: string,
	onfound?: (system: string, army: string) => void,
	onolder?: () => Promise<unknown>
): Promise<Opened> {
	const id = asked === 'last' ? await newest() : asked;
	const fresh = takeFresh(id);
	if (fresh) return fresh;
	const found = await findStored(id);
	if ('reason' in found) return { kind: found.reason };
	const { roster } = found;
	const { system, army, name } = roster;
	onfound?.(system, army);
	keepArmyHint(id, system, army);
	const judged = isOfToday(found)
		? { pack: await loadPack(system, army) }
		: await import('../data-version/judged-by.ts').then(({ judgedBy }) => judgedBy(found, onolder));
	const { pack } = judged;
	return pack ? { ...found, kind: 'roster', ...judged, pack } : { kind: 'no-army', name, army };
}

async function newest(): Promise<string> {
	return (await (await import('./last-roster.ts')).lastRosterId()) ?? '';
}

/** What is stored of a roster, or what is in waiting and cannot be stored as it is. */
async function findStored(id: string): Promise<Aside | Loaded> {
	const opening = openStorage();
	opening.catch(() => undefined);
	const keys = await waitingKeys(id).catch(() => []);
	if (keys.length > 0 || unsaved.has(id)) return (await import('./find-roster.ts')).findRoster(id);
	return (await opening).rosters.load(id);
}
