import type { EventPack } from '#schema';
import { openLinked, type OpenedList, type PackedList } from '../../exchange/index.ts';
import { hashedPacks } from '../../packs/hashed.ts';
import { openStorage } from '../../persistence/index.ts';
import { newRosterId } from '../../platform/ids.ts';

/**
 * Makes a roster of what a link holds, under the data of today; nothing is stored.
 * @param events packs to take the list's own from, besides those that are kept
 * @throws if the army is not stored yet and there is no network
 */
export function openLink(
	packed: PackedList,
	events: readonly EventPack[] = []
): Promise<OpenedList> {
	const known = async (): Promise<readonly EventPack[]> => [...events, ...(await keptEvents())];
	return openLinked(packed, { packs: hashedPacks, newId: newRosterId, events: known });
}

/** The event packs of this browser; none where it blocks its storage. */
export async function keptEvents(): Promise<readonly EventPack[]> {
	try {
		const { events } = await openStorage();
		return (await events.list()).map(({ pack }) => pack);
	} catch {
		return [];
	}
}
