import { locks } from '../../platform/locks.ts';
import { ownPage } from '../edits/waiting.ts';

/** A text that was pasted and is not added yet. */
interface PastedRow {
	readonly format: 1;
	/** When it was pasted, in milliseconds. */
	readonly at: number;
	readonly text: string;
}

export const pastedDatabase = 'muster-pasted';
const table = 'texts';
const lockOf = 'muster-paste-';

/** Characters. A longer text is not read either. */
const longest = 5 * 1024 * 1024;
/** As many texts of pages that have ended are kept, for thirty days. */
const mostKept = 5;
const keptFor = 30 * 24 * 60 * 60 * 1000;

let opening: Promise<IDBDatabase> | undefined;
let opened: IDBDatabase | undefined;

/**
 * Opens the database of pasted texts: small, used without a library and apart from the main one, so that a paste
 * waits neither for code nor for an upgrade. Other pages are told that this one is open.
 */
function open(): Promise<IDBDatabase> {
	opening ??= connect().catch((error: unknown) => {
		opening = undefined;
		throw error;
	});
	return opening;
}

function connect(): Promise<IDBDatabase> {
	locks()
		?.request(lockOf + ownPage, () => new Promise(() => undefined))
		.catch(() => undefined);
	return new Promise((resolve, reject) => {
		const request = indexedDB.open(pastedDatabase, 1);
		request.onupgradeneeded = () => request.result.createObjectStore(table);
		request.onerror = () => reject(request.error ?? new Error('The database has refused.'));
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

/** The next access opens it again. */
function forget(): void {
	opened = opening = undefined;
}

/** Keeps the text of this page in place of the one before; a blank one is forgotten. */
export async function keepPasted(text: string, now: number): Promise<void> {
	const database = opened ?? (await open());
	const row: PastedRow = { format: 1, at: now, text };
	const isKept = text.trim() !== '' && text.length <= longest;
	await change(database, (rows) => (isKept ? rows.put(row, ownPage) : rows.delete(ownPage)));
}

/**
 * Takes a text over that this page, or one that has ended, has left: the same as in the field, or where that is
 * blank the latest. Those of pages that are open stay theirs.
 * @param fieldNow what stands in the field: a reload fills it a moment after the page has begun
 * @returns undefined if there is none
 */
export async function takePasted(fieldNow: () => string, now: number): Promise<string | undefined> {
	const database = await open();
	const others = await openPages();
	let taken: string | undefined;
	const field = fieldNow();
	await change(database, (rows) => {
		const [keys, values] = [rows.getAllKeys(), rows.getAll()];
		values.onsuccess = () => {
			const left = keys.result
				// Only this module writes keys, so their type is known.
				.map((page, at) => ({ page: page as string, row: rowOf(values.result[at]) }))
				.filter(({ page }) => page === ownPage || !others.has(page))
				.toSorted((one, other) => (other.row?.at ?? 0) - (one.row?.at ?? 0));
			const isWanted = ({ row }: (typeof left)[number]): boolean =>
				row !== undefined && (field.trim() === '' || row.text === field);
			const found = left.find(isWanted);
			for (const [at, { page, row }] of left.entries()) {
				const isOld = !row || row.at < now - keptFor || at >= mostKept;
				if (page === found?.page || isOld) rows.delete(page);
			}
			taken = found?.row?.text;
			if (found) rows.put(found.row, ownPage);
		};
	});
	return taken;
}

/** Rows are not trusted: another version may have written them. */
function rowOf(value: unknown): PastedRow | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	const { format, at, text } = value as Partial<Record<keyof PastedRow, unknown>>;
	const isRow = format === 1 && typeof at === 'number' && typeof text === 'string';
	return isRow ? { format, at, text } : undefined;
}

async function openPages(): Promise<ReadonlySet<string>> {
	const known = await locks()
		?.query()
		.catch(() => undefined);
	const names = known?.held?.flatMap(({ name }) => name ?? []) ?? [];
	return new Set(
		names.filter((name) => name.startsWith(lockOf)).map((name) => name.slice(lockOf.length))
	);
}

function change(database: IDBDatabase, act: (rows: IDBObjectStore) => unknown): Promise<void> {
	return new Promise((resolve, reject) => {
		const transaction = database.transaction(table, 'readwrite', { durability: 'strict' });
		transaction.oncomplete = () => resolve();
		transaction.onabort = () => reject(transaction.error ?? new Error('The database has refused.'));
		act(transaction.objectStore(table));
	});
}
