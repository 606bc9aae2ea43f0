import { isSimpleRoster } from '../../schema/simple-roster.ts';
import type { RosterRow } from '../db/db.ts';
import { databaseName, databaseVersion } from '../db/name.ts';
import type { Loaded } from '../db/roster-repository.ts';
import { countsIn, markIn, momentOf, pastOf } from '../db/row-facts.ts';

/** Dexie stores ten times the version that it is given. */
const nativeVersion = databaseVersion * 10;

type Found = Extract<Loaded, { readonly ok: true }>;

/** Opens the stored rosters without a library; undefined where only the library can, or must make them first. */
export async function openRows(): Promise<IDBDatabase | undefined> {
	const database = await connect().catch(() => undefined);
	if (database?.version === nativeVersion) return database;
	database?.close();
	return undefined;
}

/** Reads the row of a roster, and closes; undefined where a schema is to look at it. */
export async function readRow(database: IDBDatabase, id: string): Promise<Found | undefined> {
	const row = await get(database, id).catch(() => undefined);
	database.close();
	return row && readSimple(row);
}

function connect(): Promise<IDBDatabase | undefined> {
	return new Promise((resolve) => {
		const request = indexedDB.open(databaseName);
		// There is no database yet: Dexie creates it.
		request.onupgradeneeded = () => request.transaction?.abort();
		request.onerror = () => resolve(undefined);
		request.onsuccess = () => {
			const database = request.result;
			database.onversionchange = () => database.close();
			resolve(database);
		};
	});
}

function get(database: IDBDatabase, id: string): Promise<RosterRow | undefined> {
	return new Promise((resolve, reject) => {
		const request = database.transaction('rosters').objectStore('rosters').get(id) as IDBRequest<
			RosterRow | undefined
		>;
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error ?? new Error('The database has refused.'));
	});
}

function readSimple(row: RosterRow): Found | undefined {
	const { roster } = row;
	if (!isSimpleRoster(roster) || roster.id !== row.id) return undefined;
	return {
		ok: true,
		roster,
		updatedAt: momentOf(row),
		// The list of rosters shows it; the editor judges anew.
		summary: undefined,
		past: pastOf(row),
		data: markIn(row),
		counts: countsIn(row)
	};
}
