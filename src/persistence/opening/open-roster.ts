import type { Roster } from '#schema';
import { cardOf } from '../../packs/fetch-data.ts';
import { loadPack, type Pack } from '../../packs/load.ts';
import { keepArmyHint } from './army-hint.ts';
import { takeFresh } from '../../features/start/create-roster.ts';
import type { DataNote } from '../data-version/judged-by.ts';
import { openStorage, type Counts, type Loaded, type Past } from '../index.ts';
import { waitingKeys } from '../edits/waiting.ts';
import type { Aside } from './find-roster.ts';
import { unsaved } from '../saving/unsaved.ts';

/** A stored roster together with the army it is chosen from. */
export interface OpenedRoster {
	readonly kind: 'roster';
	readonly roster: Roster;
	/** Not stored as it is: just made, or left in waiting. */
	readonly isFresh?: true;
	/** How far its stored history goes. */
	readonly past?: Past;
	/** The moment that its row carries. */
	readonly updatedAt?: number | undefined;
	/** The roster that it was edited from, and the rows in waiting that are in it, where it was not stored. */
	readonly base?: Roster | undefined;
	readonly counts?: Counts | undefined;
	/** The data that it is judged by. */
	readonly pack: Pack;
	/** What there is to say about that data. */
	readonly dataNote?: DataNote;
}

/** Why there is no roster to edit. `late`: the browser has not answered yet. */
export type NotOpened =
	| Exclude<Opened, OpenedRoster>
	| { readonly kind: 'late' }
	| { readonly kind: 'unmade' | 'failed'; readonly error: unknown };

/** What opening a roster by its address can lead to. */
export type Opened =
	| OpenedRoster
	| { readonly kind: 'missing' }
	| { readonly kind: 'unreadable' }
	| { readonly kind: 'no-army'; readonly name: string; readonly army: string };

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

/** Whether a roster was stored with the data that this version has. */
export function isOfToday(stored: {
	readonly roster: Pick<Roster, 'system' | 'revision'>;
	readonly data?: string | undefined;
}): boolean {
	const { roster, data } = stored;
	const card = cardOf(roster.system);
	return data === undefined ? roster.revision === card?.revision : data === card?.folder;
}

/** What is stored of a roster, or what is in waiting and cannot be stored as it is. */
async function findStored(id: string): Promise<Aside | Loaded> {
	const opening = openStorage();
	opening.catch(() => undefined);
	const keys = await waitingKeys(id).catch(() => []);
	if (keys.length > 0 || unsaved.has(id)) return (await import('./find-roster.ts')).findRoster(id);
	return (await opening).rosters.load(id);
}
