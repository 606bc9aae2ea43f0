import { openLinked, type OpenedList, type PackedList } from '../../exchange/list-code/index.ts';
import { hashedPacks } from '../../packs/port.ts';
import { newRosterId } from '../../platform/ids.ts';
import type { EventPack } from '#schema';
import { openStorage } from '../../persistence/index.ts';

/**
 * Makes a roster of a link under today's data, without storing it.
 * @throws if the army's data cannot be loaded
 */
export function openLink(packed: PackedList): Promise<OpenedList> {
	return openLinked(packed, { packs: hashedPacks, newId: newRosterId, events: loadEvents });
}

/** The stored event packs as they are now; none if the browser blocks storage. `storedEvents` of `features/events` watches them. */
export async function loadEvents(): Promise<readonly EventPack[]> {
	try {
		const { events } = await openStorage();
		return (await events.list()).map(({ pack }) => pack);
	} catch {
		return [];
	}
}
