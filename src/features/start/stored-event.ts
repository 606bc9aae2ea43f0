import type { EventPack } from '#schema';
import { openStorage } from '../../persistence/index.ts';

/** The event pack stored under an id; undefined if there is none. */
export async function storedEvent(id: string): Promise<EventPack | undefined> {
	const { events } = await openStorage();
	return (await events.list()).find((stored) => stored.id === id)?.pack;
}
