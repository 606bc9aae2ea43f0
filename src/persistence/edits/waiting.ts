import type { Roster } from '#schema';
import { locks } from '../../platform/locks.ts';

/** The stored row that an edit follows, as far as the page knew it. */
export interface Upon {
	/** The moment of the row; none if the roster was never stored. */
	readonly at?: number | undefined;
	/** The history step of the row. */
	readonly step: number;
	/** The row includes this page's waiting rows up to this number. */
	readonly n: number;
}

interface Made {
	readonly format: 1;
	/** When, in milliseconds. */
	readonly at: number;
	readonly upon: Upon;
	/** The mark of the data that the roster was judged with. */
	readonly data?: string | undefined;
}

/** An edit that the roster's own row does not include yet. */
export interface EditRow extends Made {
	readonly kind: 'edit';
	/** An edit of the engine. */
	readonly edit: object;
	/** Whether it continues the edit before, as when a button is held down. */
	readonly joins: boolean;
}

/** The whole roster, after a change that is no edit: a new roster, undo and redo, an answer, other data. */
export interface StateRow extends Made {
	readonly kind: 'state';
	readonly roster: Roster;
	/** The step of its history that it is at. */
	readonly cursor?: number | undefined;
	/** Rows of other pages that it includes: the last number of each page. */
	readonly counts?: Readonly<Record<string, number>> | undefined;
}

export type WaitingRow = EditRow | StateRow;

/** The roster, the page that wrote the row, and its number among the rows of that page. */
export type WaitingKey = readonly [roster: string, page: string, n: number];

/** A row with its key, as found, whatever it contains. */
export interface FoundRow {
	readonly key: WaitingKey;
	readonly row: unknown;
}

export const waitingDatabase = 'muster-waiting';
const table = 'rows';

/** This page: its waiting edits are its own for as long as it is open. */
export const ownPage = crypto.getRandomValues(new Uint32Array(2)).join('-');

const lockOf = 'muster-page-';

let opening: Promise<IDBDatabase> | undefined;
let opened: IDBDatabase | undefined;
let last = 0;

/**
 * Opens the database of rows in waiting, or makes it. It is small, asked for without a library, and apart from the
 * large one, so that a tap waits neither for code, nor for an upgrade, nor for a save that runs.
 * @throws if the browser has no databases, or refuses
 */
export function openWaiting(): Promise<IDBDatabase> {
	opening ??= connect().catch((error: unknown) => {
		opening = undefined;
		throw error;
	});
	return opening;
}

async function connect(): Promise<IDBDatabase> {
	ownRows();
	return new Promise((resolve, reject) => {
		const request = indexedDB.open(waitingDatabase, 1);
		request.onupgradeneeded = () => request.result.createObjectStore(table);
		request.onerror = () => reject(errorOf(request));
		request.onsuccess = () => {
			opened = request.result;
			opened.onclose = forget;
			opened.onversionchange = () => {
				request.result.close();
				forget();
			};
			resolve(opened);
		};
	});
}

/** The next access opens it anew: site data were cleared, or a later version wants to upgrade it. */
function forget(): void {
	opened = opening = undefined;
}

/** Tells other pages that this one is open, until it is closed; not where locks are missing. */
function ownRows(): void {
	locks()
		?.request(lockOf + ownPage, () => new Promise(() => undefined))
		.catch(() => undefined);
}

/** The number of the next row of this page. */
export function nextNumber(): number {
	return ++last;
}

/**
 * Puts a row, in this very task if the database is open: nothing of it is left to the page then.
 * @throws if the browser refuses
 */
export async function putWaiting(key: WaitingKey, row: WaitingRow): Promise<void> {
	const database = opened ?? (await openWaiting());
	await write(database, 'strict', (rows) => rows.put(row, [...key]));
}

/** Deletes a row of a page that is closed, as it is. @returns how to put it back */
export async function removeWaiting(key: WaitingKey): Promise<() => Promise<void>> {
	const own = [...key];
	const row = await answer<unknown>((await rowsToRead()).get(own));
	const database = await openWaiting();
	await write(database, 'strict', (rows) => rows.delete(own));
	return () => write(database, 'strict', (rows) => rows.put(row, own));
}

/** Deletes the rows of a page up to this number, or all that any page has of a roster. */
export async function dropWaiting(roster: string, page?: string, n = Infinity): Promise<void> {
	const range =
		page === undefined
			? ofRoster(roster)
			: IDBKeyRange.bound([roster, page], [roster, page, n], false, false);
	await write(await openWaiting(), 'relaxed', (rows) => rows.delete(range));
}

function write(
	database: IDBDatabase,
	durability: IDBTransactionDurability,
	act: (rows: IDBObjectStore) => IDBRequest
): Promise<void> {
	return new Promise((resolve, reject) => {
		const transaction = database.transaction(table, 'readwrite', { durability });
		transaction.oncomplete = () => resolve();
		transaction.onabort = () => reject(errorOf(transaction));
		act(transaction.objectStore(table));
		// Without this, the commit would come a task later.
		transaction.commit();
	});
}

/** The keys of the rows of a roster, or of all, by page and in the order they were written. */
export async function waitingKeys(roster?: string): Promise<readonly WaitingKey[]> {
	const rows = await rowsToRead();
	return keysIn(await answer(rows.getAllKeys(roster === undefined ? undefined : ofRoster(roster))));
}

/** The rows of a roster, by page and in the order they were written. */
export async function waitingRows(roster: string): Promise<readonly FoundRow[]> {
	const rows = await rowsToRead();
	const range = ofRoster(roster);
	const [keys, values] = await Promise.all([
		answer(rows.getAllKeys(range)),
		answer<unknown[]>(rows.getAll(range))
	]);
	return keysIn(keys).map((key, at) => ({ key, row: values[at] }));
}

async function rowsToRead(): Promise<IDBObjectStore> {
	return (await openWaiting()).transaction(table).objectStore(table);
}

/** Only this module writes keys. */
function keysIn(keys: readonly IDBValidKey[]): readonly WaitingKey[] {
	return keys as unknown as readonly WaitingKey[];
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(errorOf(request));
	});
}

/** Texts stand before lists. */
function ofRoster(roster: string): IDBKeyRange {
	return IDBKeyRange.bound([roster], [roster, []]);
}

function errorOf({ error }: { readonly error: DOMException | null }): Error {
	return error ?? new Error('The database has refused.');
}

/** The pages that are open, this one among them. */
export async function openPages(): Promise<ReadonlySet<string>> {
	const known = await locks()
		?.query()
		.catch(() => undefined);
	const names = known?.held?.flatMap(({ name }) => name ?? []) ?? [];
	const pages = names.filter((name) => name.startsWith(lockOf));
	return new Set([ownPage, ...pages.map((name) => name.slice(lockOf.length))]);
}
