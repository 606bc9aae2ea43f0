import type { EventPack } from '#schema';
import { openStorage } from '../../persistence/index.ts';

/** The stored event packs as they are now; none if the browser blocks storage. `storedEvents` of `features/events` watches them. */
export async function loadEvents(): Promise<readonly EventPack[]> {
	try {
		const { events } = await openStorage();
		return (await events.list()).map(({ pack }) => pack);
	} catch {
		return [];
	}
}
