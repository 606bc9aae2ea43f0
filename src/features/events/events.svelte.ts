import type { EventPack } from '#schema';
import { openStorage, type Shelf, type StoredEvent } from '../../persistence/index.ts';
import { watchStored } from '../../persistence/opening/watch-stored.ts';
import { newRosterId } from '../../platform/ids.ts';
import { fileName } from '../../exchange/outside/file-name.ts';
import { saveFile } from '../../platform/save-file.ts';

/**
 * Stores an event pack. It replaces one of the same name, day and system, as a corrected version.
 * @returns its id
 */
export async function storeEvent(pack: EventPack): Promise<string> {
	const { events } = await openStorage();
	const known = (await events.list()).find((stored) => isSame(stored.pack, pack));
	const id = known?.id ?? newRosterId();
	await events.save({ id, at: Date.now(), pack });
	return id;
}

/** Removes an event pack from the device. Rosters that use it have their own copy. */
export async function removeEvent(id: string): Promise<void> {
	const { events } = await openStorage();
	await events.remove(id);
}

/** Gives the player an event pack as a file. */
export async function saveEvent(pack: EventPack): Promise<void> {
	const { writeEventPack } = await import('../../exchange/index.ts');
	saveFile(fileName(pack.name, 'event.json'), writeEventPack(pack));
}

/** The event pack stored under an id; undefined if there is none. */
export async function storedEvent(id: string): Promise<EventPack | undefined> {
	const { events } = await openStorage();
	return (await events.list()).find((stored) => stored.id === id)?.pack;
}

/** Watches the stored event packs across tabs. @returns a function that stops it */
export function watchEvents(
	next: (stored: Shelf<StoredEvent>) => void,
	fail: (error: unknown) => void
): () => void {
	return watchStored(({ events }) => events.watchAll(), next, fail);
}

/** The event packs that are saved on this device, watched from the moment that somebody asks. */
class StoredEvents {
	#all = $state.raw<readonly EventPack[]>();
	#isWatched = false;

	/** Undefined until they have been read; none where the browser blocks storage. */
	get all(): readonly EventPack[] | undefined {
		this.#watch();
		return this.#all;
	}

	#watch(): void {
		if (this.#isWatched) return;
		this.#isWatched = true;
		watchEvents(
			({ read }) => (this.#all = read.map(({ pack }) => pack)),
			() => (this.#all ??= [])
		);
	}
}

export const storedEvents = new StoredEvents();

function isSame(one: EventPack, other: EventPack): boolean {
	return one.name === other.name && one.date === other.date && one.system === other.system;
}
