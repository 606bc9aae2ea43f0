import type { RosterRepository } from './roster-repository.ts';

export type { RosterRepository, Stored, Summary } from './roster-repository.ts';
export type { RosterRow } from './db.ts';

const database = 'muster';

/** Whether this browser has stored anything yet; true where it does not tell. Loads nothing. */
export async function hasStored(): Promise<boolean> {
	try {
		return (await indexedDB.databases()).some(({ name }) => name === database);
	} catch {
		// Missing in some browsers, and refused in some private windows.
		return true;
	}
}

let repository: Promise<RosterRepository> | undefined;

/** Opens the storage of this browser, once. Loaded on demand: the first paint does not wait for it. */
export function openStorage(): Promise<RosterRepository> {
	repository ??= Promise.all([import('./db.ts'), import('./roster-repository.ts')]).then(
		([{ MusterDb }, { createRosterRepository }]) => createRosterRepository(new MusterDb(database))
	);
	return repository;
}
