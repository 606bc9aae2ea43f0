import Dexie from 'dexie';
import { createBackupRepository, type BackupRepository } from './backup-repository.ts';
import { createBinRepository, type BinRepository } from './bin-repository.ts';
import { MusterDb } from './db.ts';
import { createDataRepository, type DataRepository } from './data-repository.ts';
import { createEventRepository, type EventRepository } from './event-repository.ts';
import { holdFormat } from './format-lock.ts';
import { createRosterRepository, type RosterRepository } from './roster-repository.ts';
import { createSettingsRepository, type SettingsRepository } from './settings-repository.ts';
import { createStepRepository, type StepRepository } from './step-repository.ts';
import { createUnreadableRepository, type UnreadableRepository } from './unreadable-repository.ts';
import { createVersionRepository, type VersionRepository } from './version-repository.ts';

/** All that is stored in this browser, one repository for each kind of thing. */
export interface Repositories {
	readonly rosters: RosterRepository;
	readonly steps: StepRepository;
	readonly versions: VersionRepository;
	readonly bin: BinRepository;
	readonly events: EventRepository;
	readonly settings: SettingsRepository;
	readonly backup: BackupRepository;
	readonly unreadable: UnreadableRepository;
	readonly data: DataRepository;
	/**
	 * Tells when the browser has closed the storage: it may be gone. Whoever asks next opens it anew.
	 * @returns how to stop
	 */
	readonly onClose: (closed: () => void) => () => void;
}

/**
 * Opens a database, or makes it.
 * @throws if the browser has none: queries that are watched would keep silent about that
 */
export function openRepositories(database: string): Repositories {
	const { indexedDB } = Dexie.dependencies as { readonly indexedDB?: IDBFactory };
	if (!indexedDB) throw new Error('There is no database.');
	holdFormat();
	const db = new MusterDb(database);
	return {
		rosters: createRosterRepository(db),
		steps: createStepRepository(db),
		versions: createVersionRepository(db),
		bin: createBinRepository(db),
		events: createEventRepository(db),
		settings: createSettingsRepository(db),
		backup: createBackupRepository(db),
		unreadable: createUnreadableRepository(db),
		data: createDataRepository(db),
		onClose: (closed) => {
			db.on('close', closed);
			return () => db.on('close').unsubscribe(closed);
		}
	};
}
