import { liveQuery, type Observable } from 'dexie';
import * as z from 'zod/mini';
import { EventPack } from '#schema';
import { fits } from '../../schema/fits.ts';
import { isPlainJson } from '../../schema/plain.ts';
import type { EventRow, MusterDb } from './db.ts';
import { rowsOf, shelfOf, type Shelf } from './unreadable.ts';

const StoredEvent = z.strictObject({
	id: z.string(),
	/** When it was stored, in milliseconds. */
	at: z.number(),
	pack: EventPack
});

/** A stored event pack. */
export type StoredEvent = z.infer<typeof StoredEvent>;

/** Where events are stored. */
export interface EventRepository {
	/** The events, stored last first; emits again after each change in any tab. */
	watchAll(): Observable<Shelf<StoredEvent>>;
	/** The readable events. */
	list(): Promise<readonly StoredEvent[]>;
	/** Stores an event, replacing one of the same id. */
	save(event: StoredEvent): Promise<void>;
	remove(id: string): Promise<void>;
}

export function createEventRepository(db: MusterDb): EventRepository {
	const shelf = async (): Promise<Shelf<StoredEvent>> => {
		const { read, unreadable } = shelfOf(
			await rowsOf(db.events, db.events.toCollection()),
			eventIn
		);
		return { read: read.toSorted((a, b) => b.at - a.at), unreadable };
	};
	return {
		watchAll: () => liveQuery(shelf),
		list: async () => (await shelf()).read,
		async save(event) {
			await db.events.put(event);
		},
		remove: (id) => db.events.delete(id)
	};
}

/** The event in a row; undefined if this version cannot read it. */
export function eventIn(row: EventRow): StoredEvent | undefined {
	return isPlainJson(row) && isEvent(row) ? row : undefined;
}

function isEvent(row: EventRow): row is StoredEvent {
	return fits(StoredEvent, row);
}
