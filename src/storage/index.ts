import type { RosterRepository } from './roster-repository.ts';

export type { RosterRepository, Stored, Summary } from './roster-repository.ts';
export type { RosterRow } from './db.ts';

let repository: Promise<RosterRepository> | undefined;

/** Opens the storage of this browser, once. Loaded on demand: the first paint does not wait for it. */
export function openStorage(): Promise<RosterRepository> {
	repository ??= Promise.all([import('./db.ts'), import('./roster-repository.ts')]).then(
		([{ MusterDb }, { createRosterRepository }]) => createRosterRepository(new MusterDb())
	);
	return repository;
}
