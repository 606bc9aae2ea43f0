import type { Table } from 'dexie';

/** A row that this version cannot read, and keeps as it is. */
export interface Unreadable {
	readonly readable: false;
	readonly id: string;
	readonly row: unknown;
}

/** What is stored of one kind. */
export interface Shelf<T> {
	/** Those that can be read. */
	readonly read: readonly T[];
	readonly unreadable: readonly Unreadable[];
}

/** Tells the rows that can be read from those that cannot. */
export function shelfOf<R extends { readonly id: string }, T>(
	rows: readonly R[],
	read: (row: R) => T | undefined
): Shelf<T> {
	const things: T[] = [];
	const unreadable: Unreadable[] = [];
	for (const row of rows) {
		const thing = read(row);
		if (thing === undefined) unreadable.push({ readable: false, id: row.id, row });
		else things.push(thing);
	}
	return { read: things, unreadable };
}

interface Range<R> {
	toArray(): PromiseLike<R[]>;
	primaryKeys(): PromiseLike<readonly string[]>;
}

/**
 * The rows of a table, or of a part of it. The browser keeps large values in files of their own, and hands
 * out no row at all if one of the files is lost: then each is asked for by itself, and of the lost one there
 * is the key.
 */
export async function rowsOf<R extends { readonly id: string }>(
	table: Pick<Table<R, string>, 'get'>,
	range: Range<R>
): Promise<readonly R[]> {
	try {
		return await range.toArray();
	} catch {
		const ids = await range.primaryKeys();
		return Promise.all(
			ids.map(async (id) => (await table.get(id).catch(() => undefined)) ?? ({ id } as R))
		);
	}
}
