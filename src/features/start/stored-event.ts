import type { EventPack } from '#schema';
import { openStorage } from '../../persistence/index.ts';

/** The event pack stored under an id; undefined without an id, or if there is none. */
export async function storedEvent(id: string | null): Promise<EventPack | undefined> {
	if (id === null) return undefined;
	const { events } = await openStorage();
	return (await events.list()).find((stored) => stored.id === id)?.pack;
}
