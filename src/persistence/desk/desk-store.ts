import { pageDatabase } from '../db/page-database.ts';
import * as z from 'zod/mini';
import { EventPack } from '#schema';
import { fits } from '../../schema/fits.ts';
import { isPlainJson } from '../../schema/plain.ts';

/** Apart from the main database: other people's data are in no backup, and are erased as a whole. */
const deskDatabase = 'muster-desk';
const database = pageDatabase(deskDatabase, 'rows', 'muster-desk-');

const fileKey = (id: string): string => `file/${id}`;

/** What is stored of the desk. */
interface DeskRows {
	readonly desk: DeskRow | undefined;
	readonly files: readonly FileRow[];
	readonly lock: LockRow | undefined;
	/** Rows that this version cannot read; they stay until the desk is erased. */
	readonly unreadable: number;
}

/** Reads all that is stored. @throws if the browser blocks it */
export async function readDesk(): Promise<DeskRows> {
	const all = await allRows();
	const desk = all.get('desk');
	const lock = all.get('lock');
	const files = [...all].filter(([key]) => key.startsWith(fileKey('')));
	const read = files.flatMap(([, row]) => (isFileRow(row) ? [row] : []));
	const others = [desk, lock].filter((row) => row !== undefined);
	const readable = read.length + [isDeskRow(desk), isLockRow(lock)].filter(Boolean).length;
	return {
		desk: isDeskRow(desk) ? desk : undefined,
		lock: isLockRow(lock) ? lock : undefined,
		files: read.toSorted((one, other) => one.at - other.at),
		unreadable: files.length + others.length - readable
	};
}

async function allRows(): Promise<ReadonlyMap<string, unknown>> {
	const rows = await database.rows();
	return new Promise((resolve, reject) => {
		const [keys, values] = [rows.getAllKeys(), rows.getAll()];
		values.onerror = () => reject(values.error ?? new Error('The database has refused.'));
		// Only this module writes keys, so their type is known.
		values.onsuccess = () =>
			resolve(new Map(keys.result.map((key, at) => [key as string, values.result[at] as unknown])));
	});
}

/** Stores files, or replaces them. @throws if the browser refuses */
export async function storeFiles(files: readonly FileRow[]): Promise<void> {
	await write((rows) => {
		for (const row of files) rows.put(row, fileKey(row.file.id));
	});
}

export function removeFile(id: string): Promise<void> {
	return write((rows) => void rows.delete(fileKey(id)));
}

export function storeDesk(row: DeskRow): Promise<void> {
	return write((rows) => void rows.put(row, 'desk'));
}

export function storeLock(row: LockRow): Promise<void> {
	return write((rows) => void rows.put(row, 'lock'));
}

/** Deletes all that is stored: other people's lists, names and addresses. */
export function eraseDesk(): Promise<void> {
	return write((rows) => void rows.clear());
}

async function write(act: (rows: IDBObjectStore) => void): Promise<void> {
	await database.write('strict', act);
	channel?.postMessage('changed');
}

const channel =
	typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(deskDatabase);

/** Follows what other tabs store. @returns a function that ends it */
export function followDesk(onchange: () => void): () => void {
	channel?.addEventListener('message', onchange);
	return () => channel?.removeEventListener('message', onchange);
}

/** The second format has tables of forms, and what their columns are. */
export const deskFormat = 2;
const Format = z.union([z.literal(1), z.literal(deskFormat)]);

/** What was sent in one file, opened. What is in it is for whoever reads lists. */
const FileRow = z.strictObject({
	format: Format,
	/** When it was read, to keep the order. */
	at: z.number(),
	file: z.looseObject({ id: z.string() })
});

/** The event of the desk, and what a person says of the lists. */
const DeskRow = z.strictObject({
	format: Format,
	event: z.optional(EventPack),
	corrections: z.looseObject({})
});

/** The files of the lock. */
const LockRow = z.strictObject({
	format: z.literal(1),
	files: z.array(z.strictObject({ name: z.string(), text: z.string() }))
});

interface FileRow {
	readonly format: 1 | typeof deskFormat;
	readonly at: number;
	readonly file: { readonly id: string };
}
interface DeskRow {
	readonly format: 1 | typeof deskFormat;
	readonly event?: EventPack;
	readonly corrections: object;
}
interface LockRow {
	readonly format: 1;
	readonly files: readonly { readonly name: string; readonly text: string }[];
}

// Rows are not trusted: another version may have written them.
export const isFileRow = (row: unknown): row is FileRow => isPlainJson(row) && fits(FileRow, row);
export const isDeskRow = (row: unknown): row is DeskRow => isPlainJson(row) && fits(DeskRow, row);
export const isLockRow = (row: unknown): row is LockRow => isPlainJson(row) && fits(LockRow, row);
