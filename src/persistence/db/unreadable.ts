import type { Table } from 'dexie';

/** A row that this version cannot read and leaves unchanged. */
export interface Unreadable {
	readonly readable: false;
	readonly id: string;
	readonly row: unknown;
}

/** Stored things of one kind. */
export interface Shelf<T> {
	/** The readable ones. */
	readonly read: readonly T[];
	readonly unreadable: readonly Unreadable[];
}

/** Separates readable rows from unreadable ones. */
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
 * The rows of a table or of part of it. A browser keeps large values in separate files, and if one is lost a
 * query fails as a whole: then rows are asked for one by one, and of a lost one only the key is given.
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
