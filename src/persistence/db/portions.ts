import type { Table } from 'dexie';
import { rowsOf } from './unreadable.ts';

/** Rows read at a time: thousands at once would block the page for seconds. */
const portion = 20;

type Row = { readonly id: string };

/**
 * A few rows of a table, in the order of their keys.
 * @param after the key of the last row before them; without one, the first
 */
export function rowsAfter<R extends Row>(
	table: Table<R, string>,
	after?: string
): Promise<readonly R[]> {
	const range = after === undefined ? table.toCollection() : table.where('id').above(after);
	return rowsOf(table, range.limit(portion));
}

/** Reads all rows of a table. @returns what is made of each */
export type ReadRows = <R extends Row, T>(
	table: Table<R, string>,
	make: (row: R) => T
) => Promise<readonly T[]>;

/** A few at a time, each in a transaction of its own. */
export const inPortions: ReadRows = async (table, make) => {
	const made = [];
	let rows = await rowsAfter(table);
	for (let last = rows.at(-1); last; last = rows.at(-1)) {
		made.push(...rows.map(make));
		rows = await rowsAfter(table, last.id);
	}
	return made;
};

/** One after another: slower, but inside a transaction, which Dexie loses between portions. */
export async function eachRow<R extends Row, T>(
	table: Table<R, string>,
	make: (row: R) => T
): Promise<readonly T[]> {
	const made: T[] = [];
	try {
		await table.toCollection().each((row) => void made.push(make(row)));
		return made;
	} catch {
		// A browser has lost the value of a row.
		return (await rowsOf(table, table.toCollection())).map(make);
	}
}

/** Adds rows to a table, a few at a time. None are added too: Dexie loses a transaction that is asked for nothing. */
export async function addRows<R extends Row>(
	table: Table<R, string>,
	rows: readonly R[]
): Promise<void> {
	let at = 0;
	do {
		await table.bulkAdd(rows.slice(at, at + portion));
		at += portion;
	} while (at < rows.length);
}
