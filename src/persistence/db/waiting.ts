import type { Roster } from '#schema';
import { errorOf, pageDatabase } from './page-database.ts';

/** The stored row that an edit is based on, as far as the page knew. */
export interface Upon {
	/** Its `updatedAt`; undefined if the roster was never stored. */
	readonly at?: number | undefined;
	/** Its step of the history. */
	readonly step: number;
	/** The number of this page's last waiting row that it includes. */
	readonly n: number;
}

interface Made {
	readonly format: 1;
	/** When it was made, in milliseconds. */
	readonly at: number;
	readonly upon: Upon;
	/** The mark of the data that judged the roster. */
	readonly data?: string | undefined;
}

/** An edit that is not yet in the roster's own row. */
interface EditRow extends Made {
	readonly kind: 'edit';
	/** An `Edit` of the engine. */
	readonly edit: object;
	/** Whether it continues the edit before, as while a button is held down. */
	readonly joins: boolean;
}

/** The whole roster: a new one, or after undo, redo, a choice between two tabs, other data, or an edit after a refused row. */
export interface StateRow extends Made {
	readonly kind: 'state';
	readonly roster: Roster;
	/** Its step of the history. */
	readonly cursor?: number | undefined;
	/** The waiting rows of other pages that it includes: the last number of each page. */
	readonly counts?: Readonly<Record<string, number>> | undefined;
}

export type WaitingRow = EditRow | StateRow;

/** The roster, the page that wrote the row, and the row's number on that page. */
export type WaitingKey = readonly [roster: string, page: string, n: number];

/** A row as found, unchecked, with its key. */
export interface FoundRow {
	readonly key: WaitingKey;
	readonly row: unknown;
}

export const waitingDatabase = 'muster-waiting';
const database = pageDatabase(waitingDatabase, 'rows', 'muster-page-');
/** Opens the database, creating it if need be, and finds the ids of the open pages, this one included. */
export const { open: openWaiting, openPages } = database;
let last = 0;

/** The number of the next row of this page. */
export function nextNumber(): number {
	return ++last;
}

/**
 * Writes a row, synchronously if the database is open, so that it no longer depends on the page.
 * @throws if the browser refuses
 */
export async function storeWaiting(key: WaitingKey, row: WaitingRow): Promise<void> {
	await database.write('strict', (rows) => void rows.put(row, [...key]));
}

/** Deletes a row of a closed page. @returns a function that restores it */
export async function removeWaiting(key: WaitingKey): Promise<() => Promise<void>> {
	const plainKey = [...key];
	const row = await answer<unknown>((await database.rows()).get(plainKey));
	await database.write('strict', (rows) => void rows.delete(plainKey));
	return () => database.write('strict', (rows) => void rows.put(row, plainKey));
}

/** Deletes a page's rows up to this number, or all rows of a roster. */
export async function dropWaiting(roster: string, page?: string, n = Infinity): Promise<void> {
	const range =
		page === undefined
			? ofRoster(roster)
			: IDBKeyRange.bound([roster, page], [roster, page, n], false, false);
	await database.write('relaxed', (rows) => void rows.delete(range));
}

/** The keys of a roster's rows, or of all, by page and in the order of writing. */
export async function waitingKeys(roster?: string): Promise<readonly WaitingKey[]> {
	const rows = await database.rows();
	return keysIn(await answer(rows.getAllKeys(roster === undefined ? undefined : ofRoster(roster))));
}

/** The rows of a roster, by page and in the order of writing. */
export async function waitingRows(roster: string): Promise<readonly FoundRow[]> {
	const rows = await database.rows();
	const range = ofRoster(roster);
	const [keys, values] = await Promise.all([
		answer(rows.getAllKeys(range)),
		answer<unknown[]>(rows.getAll(range))
	]);
	return keysIn(keys).map((key, at) => ({ key, row: values[at] }));
}

/** Only this module writes keys, so their type is known. */
function keysIn(keys: readonly IDBValidKey[]): readonly WaitingKey[] {
	return keys as unknown as readonly WaitingKey[];
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(errorOf(request));
	});
}

/** In key order, strings come before arrays. */
function ofRoster(roster: string): IDBKeyRange {
	return IDBKeyRange.bound([roster], [roster, []]);
}
