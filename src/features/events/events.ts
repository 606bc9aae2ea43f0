import type { EventPack } from '#schema';
import { openStorage, type Shelf, type StoredEvent } from '../../persistence/index.ts';
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

/** Deletes an event pack. Rosters that use it have their own copy. */
export async function forgetEvent(id: string): Promise<void> {
	const { events } = await openStorage();
	await events.remove(id);
}

/** Gives the player an event pack as a file. */
export async function saveEvent(pack: EventPack): Promise<void> {
	const { writeEventPack } = await import('../../exchange/index.ts');
	saveFile(fileName(pack.name, 'event.json'), writeEventPack(pack));
}

/** Watches the stored event packs across tabs. @returns a function that stops it */
export function watchEvents(
	next: (stored: Shelf<StoredEvent>) => void,
	fail: (error: unknown) => void
): () => void {
	const opening = openStorage().then(({ events }) =>
		events.watchAll().subscribe({ next, error: fail })
	);
	opening.catch(fail);
	return () =>
		void opening.then((subscription) => subscription.unsubscribe()).catch(() => undefined);
}

function isSame(one: EventPack, other: EventPack): boolean {
	return one.name === other.name && one.date === other.date && one.system === other.system;
}
