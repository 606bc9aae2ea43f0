import type { EventPack } from '#schema';
import { openLinked, type OpenedList, type PackedList } from '../../exchange/list-code/index.ts';
import { hashedPacks } from '../../packs/port.ts';
import { openStorage } from '../../persistence/index.ts';
import { newRosterId } from '../../platform/ids.ts';

/**
 * Makes a roster of a link under today's data, without storing it.
 * @throws if the army's data cannot be loaded
 */
export function openLink(packed: PackedList): Promise<OpenedList> {
	return openLinked(packed, { packs: hashedPacks, newId: newRosterId, events: storedEvents });
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
