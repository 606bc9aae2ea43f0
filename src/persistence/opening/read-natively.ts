import { isSimpleRoster } from '../../schema/simple-roster.ts';
import type { RosterRow } from '../db/db.ts';
import { databaseName, databaseVersion } from '../db/name.ts';
import type { LoadedRoster } from '../db/roster-repository.ts';
import { lastRowsIn, markIn, momentOf, pastOf } from '../db/row-facts.ts';

/** Dexie multiplies its version by ten. */
const nativeVersion = databaseVersion * 10;

/** Opens the database without a library; undefined if only Dexie can open it or has to create it. */
export async function openNatively(): Promise<IDBDatabase | undefined> {
	const database = await connect().catch(() => undefined);
	if (database?.version === nativeVersion) return database;
	database?.close();
	return undefined;
}

/** Reads a roster's row and closes the database; undefined if the row needs a schema to be checked. */
export async function readNatively(
	database: IDBDatabase,
	id: string
): Promise<LoadedRoster | undefined> {
	const row = await get(database, id).catch(() => undefined);
	database.close();
	return row && readSimple(row);
}

function connect(): Promise<IDBDatabase | undefined> {
	return new Promise((resolve) => {
		const request = indexedDB.open(databaseName);
		// Does not create the database: Dexie does that.
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

function readSimple(row: RosterRow): LoadedRoster | undefined {
	const { roster } = row;
	if (!isSimpleRoster(roster) || roster.id !== row.id) return undefined;
	return {
		ok: true,
		roster,
		updatedAt: momentOf(row),
		// Only the list of rosters needs it.
		summary: undefined,
		past: pastOf(row),
		data: markIn(row),
		counts: lastRowsIn(row)
	};
}
