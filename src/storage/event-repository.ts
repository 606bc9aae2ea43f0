import { liveQuery, type Observable } from 'dexie';
import * as z from 'zod/mini';
import { EventPack } from '#schema';
import type { EventRow, MusterDb } from './db.ts';

const StoredEvent = z.strictObject({
	id: z.string(),
	/** When it was stored, in milliseconds. */
	at: z.number(),
	pack: EventPack
});

/** An organiser's house rules, kept for rosters to attend. */
export type StoredEvent = z.infer<typeof StoredEvent>;

/** Where events are kept. */
export interface EventRepository {
	/** The events that can be read, the latest stored first, again after each change in any tab. */
	watchAll(): Observable<readonly StoredEvent[]>;
	list(): Promise<readonly StoredEvent[]>;
	/** Stores an event in place of one of the same id, or puts one back. */
	save(event: StoredEvent): Promise<void>;
	remove(id: string): Promise<void>;
}

export function createEventRepository(db: MusterDb): EventRepository {
	const list = async (): Promise<readonly StoredEvent[]> =>
		(await db.events.toArray()).filter(isEvent).toSorted((a, b) => b.at - a.at);
	return {
		watchAll: () => liveQuery(list),
		list,
		async save(event) {
			await db.events.put(event);
		},
		remove: (id) => db.events.delete(id)
	};
}

function isEvent(row: EventRow): row is StoredEvent {
	return StoredEvent.safeParse(row).success;
}
