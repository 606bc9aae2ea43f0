import type { EventPack } from '#schema';
import { openLinked, type OpenedList, type PackedList } from '../../exchange/list-code/index.ts';
import { hashedPacks } from '../../packs/port.ts';
import { openStorage } from '../../persistence/index.ts';
import { newRosterId } from '../../platform/ids.ts';

/**
 * Makes a roster of a link under today's data, without storing it.
 * @param events further packs to take the list's event from
 * @throws if the army's data cannot be loaded
 */
export function openLink(
	packed: PackedList,
	events: readonly EventPack[] = []
): Promise<OpenedList> {
	const known = async (): Promise<readonly EventPack[]> => [...events, ...(await storedEvents())];
	return openLinked(packed, { packs: hashedPacks, newId: newRosterId, events: known });
}

/** The stored event packs; none if the browser blocks storage. */
export async function storedEvents(): Promise<readonly EventPack[]> {
	try {
		const { events } = await openStorage();
		return (await events.list()).map(({ pack }) => pack);
	} catch {
		return [];
	}
}
