import { nextTask } from '../platform/next-task.ts';
import { hasFormerNotes } from './left/former-notes.ts';
import { takeOverLeft } from './left/take-over-left.ts';
import { waitingDatabase } from './db/waiting.ts';
import { databaseName } from './db/name.ts';
import type { Repositories } from './db/open.ts';

/** What emits again after each change in any tab. */
export type { Observable as Watched } from 'dexie';
export type {
	AddedThings,
	BackupRepository,
	StoredCounts,
	StoredThings
} from './db/backup-repository.ts';
export type { DataUse } from './db/data-repository.ts';
export type { Binned } from './db/bin-repository.ts';
export type { StoredEvent } from './db/event-repository.ts';
export type { Folders } from './db/folder-repository.ts';
export type { Repositories } from './db/open.ts';
export type {
	Latest,
	Loaded,
	RosterRepository,
	Saved,
	UnsavedSteps
} from './db/roster-repository.ts';
export type { Settings } from './db/settings-repository.ts';
export type { StoredSteps } from './db/step-repository.ts';
export type { LastRows, Past } from './db/row-facts.ts';
export type { Stored, StoredRoster, Summary } from './db/stored-roster.ts';
export type { Stray } from './db/unreadable-repository.ts';
export type { Shelf, Unreadable } from './db/unreadable.ts';
export type { Version } from './db/version-repository.ts';

/** Whether this browser has stored anything yet; true if it does not tell. Loads no code. */
export async function hasStored(): Promise<boolean> {
	try {
		const names = (await indexedDB.databases()).map(({ name }) => name);
		return names.includes(databaseName) || names.includes(waitingDatabase) || hasFormerNotes();
	} catch {
		// The function is missing in some browsers, and fails in some private windows.
		return true;
	}
}

let repositories: Promise<Repositories> | undefined;

/** Opens the database once. Loaded on demand, as the first paint does not need it. */
export function openStorage(): Promise<Repositories> {
	repositories ??= import('./db/open.ts')
		// Running this code was a long task, so the rest goes into another.
		.then(async ({ openFollowed }) => {
			await nextTask();
			return openFollowed(databaseName, takeOverLeft);
		})
		.catch((error: unknown) => {
			repositories = undefined;
			throw error;
		});
	return repositories;
}
