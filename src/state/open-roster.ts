import type { Army, Roster, System } from '#schema';
import { loadPack } from '../content/load.ts';
import { takeFresh } from './create-roster.ts';
import { openStorage, type Past } from '../storage/index.ts';

/** A stored roster together with the army it is chosen from. */
export interface OpenedRoster {
	readonly kind: 'roster';
	readonly roster: Roster;
	/** Just made, and not stored yet. */
	readonly isFresh?: true;
	/** How far its stored history goes. */
	readonly past?: Past;
	/** The moment that its row carries. */
	readonly updatedAt?: number;
	readonly pack: { readonly system: System; readonly army: Army };
}

/** What opening a roster by its address can lead to. */
export type Opened =
	| OpenedRoster
	| { readonly kind: 'missing' }
	| { readonly kind: 'unreadable' }
	| { readonly kind: 'no-army'; readonly name: string; readonly army: string };

/**
 * @param onfound is told the system and the army of a stored roster before they are there
 * @throws if the browser blocks its storage, or the army is not stored yet and there is no network
 */
export async function openRoster(
	id: string,
	onfound?: (system: string, army: string) => void
): Promise<Opened> {
	const fresh = takeFresh(id);
	if (fresh) return fresh;
	const { rosters } = await openStorage();
	const loaded = await rosters.load(id);
	if (!loaded.ok) return { kind: loaded.reason };
	const { roster, past, updatedAt } = loaded;
	onfound?.(roster.system, roster.army);
	const pack = await loadPack(roster.system, roster.army);
	return pack
		? { kind: 'roster', roster, past, updatedAt, pack }
		: { kind: 'no-army', name: roster.name, army: roster.army };
}
