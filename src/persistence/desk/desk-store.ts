import { pageDatabase } from '../db/page-database.ts';
import {
	isDeskRow,
	isFileRow,
	isLockRow,
	type DeskRow,
	type FileRow,
	type LockRow
} from './desk-rows.ts';

/** Apart from the main database: other people's data are in no backup, and are erased as a whole. */
const deskDatabase = 'muster-desk';
const database = pageDatabase(deskDatabase, 'rows', 'muster-desk-');

const fileKey = (id: string): string => `file/${id}`;

/** What is kept of the desk. */
export interface StoredDesk {
	readonly desk: DeskRow | undefined;
	readonly files: readonly FileRow[];
	readonly lock: LockRow | undefined;
	/** Rows that this version cannot read; they stay until the desk is erased. */
	readonly unreadable: number;
}

/** Reads all that is kept. @throws if the browser blocks it */
export async function readDesk(): Promise<StoredDesk> {
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

/** Keeps files, or replaces them. @throws if the browser refuses */
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

/** Deletes all that is kept: other people's lists, names and addresses. */
export function eraseDesk(): Promise<void> {
	return write((rows) => void rows.clear());
}

async function write(act: (rows: IDBObjectStore) => void): Promise<void> {
	await database.write('strict', act);
	channel?.postMessage('changed');
}

const channel =
	typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(deskDatabase);

/** Follows what other tabs keep. @returns a function that ends it */
export function followDesk(onchange: () => void): () => void {
	channel?.addEventListener('message', onchange);
	return () => channel?.removeEventListener('message', onchange);
}
