import Dexie from 'dexie';
import { followChoices } from './follow-choices.ts';
import { takeChoices } from './take-choices.ts';
import { createAliasRepository, type AliasRepository } from './alias-repository.ts';
import { createBackupRepository, type BackupRepository } from './backup-repository.ts';
import { createBinRepository, type BinRepository } from './bin-repository.ts';
import { MusterDb } from './db.ts';
import { createDataRepository, type DataRepository } from './data-repository.ts';
import { createEventRepository, type EventRepository } from './event-repository.ts';
import { createFolderRepository, type FolderRepository } from './folder-repository.ts';
import { holdFormat } from './format-lock.ts';
import { createRosterRepository, type RosterRepository } from './roster-repository.ts';
import { createSettingsRepository, type SettingsRepository } from './settings-repository.ts';
import { createSourceRepository, type SourceRepository } from './source-repository.ts';
import { createStepRepository, type StepRepository } from './step-repository.ts';
import { createTextRepository, type TextRepository } from './text-repository.ts';
import { createUnreadableRepository, type UnreadableRepository } from './unreadable-repository.ts';
import { createVersionRepository, type VersionRepository } from './version-repository.ts';
import { createWordingRepository, type WordingRepository } from './wording-repository.ts';

/** Everything stored in this browser, one repository per kind. */
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
	readonly wordings: WordingRepository;
	readonly aliases: AliasRepository;
	readonly sources: SourceRepository;
	readonly folders: FolderRepository;
	readonly texts: TextRepository;
	/** Direct access to rosters, for taking over waiting rows. */
	readonly raw: RawStorage;
	/** Takes over waiting edits of closed pages; reading rosters does so anyway. */
	readonly settled: (id?: string) => Promise<void>;
	/**
	 * Called when the browser has closed the database, which may have been deleted. The next access opens it
	 * again.
	 * @returns a function that stops this
	 */
	readonly onClose: (closed: () => void) => () => void;
}

/** Rosters and histories without what is waiting. */
export type RawStorage = Pick<Repositories, 'rosters' | 'steps' | 'versions'>;

/** Takes over the waiting rows of one roster, or of all. */
type Settle = (storage: RawStorage, id?: string) => Promise<void>;

/**
 * Opens the database, creating it if need be.
 * @param settle awaited before rosters are read
 * @throws if the browser has no database; watched queries would not report that
 */
export function openRepositories(
	database: string,
	settle: Settle = () => Promise.resolve()
): Repositories {
	const { indexedDB } = Dexie.dependencies as { readonly indexedDB?: IDBFactory };
	if (!indexedDB) throw new Error('There is no database.');
	holdFormat();
	const db = new MusterDb(database);
	const raw = {
		rosters: createRosterRepository(db),
		steps: createStepRepository(db),
		versions: createVersionRepository(db)
	};
	const settled = (id?: string): Promise<void> => settle(raw, id);
	const taken = takingChoices(db);
	return {
		...raw,
		raw,
		rosters: settledRosters(raw.rosters, settled),
		bin: settledBin(createBinRepository(db), settled),
		events: createEventRepository(db),
		settings: settledSettings(createSettingsRepository(db), taken),
		backup: settledBackup(createBackupRepository(db), async () => {
			await Promise.all([settled(), taken()]);
		}),
		settled,
		unreadable: createUnreadableRepository(db),
		data: createDataRepository(db),
		wordings: createWordingRepository(db),
		aliases: createAliasRepository(db),
		sources: createSourceRepository(db),
		folders: createFolderRepository(db),
		texts: createTextRepository(db),
		onClose: (closed) => {
			db.on('close', closed);
			return () => db.on('close').unsubscribe(closed);
		}
	};
}

type Settled = (id?: string) => Promise<void>;

/** The same for a page, which follows what is chosen in any tab. */
export function openFollowed(database: string, settle: Settle): Repositories {
	const storage = openRepositories(database, settle);
	void followChoices(storage.settings);
	return storage;
}

/** Takes over the choices of former versions once, and tries again where the browser refused. */
function takingChoices(db: MusterDb): () => Promise<void> {
	let taking: Promise<void> | undefined;
	return () =>
		(taking ??= takeChoices(db).catch(() => {
			taking = undefined;
		}));
}

function settledSettings(
	settings: SettingsRepository,
	taken: () => Promise<void>
): SettingsRepository {
	return {
		...settings,
		all: async () => {
			await taken();
			return settings.all();
		},
		set: async (changes) => {
			await taken();
			await settings.set(changes);
		}
	};
}

function settledRosters(rosters: RosterRepository, settled: Settled): RosterRepository {
	return {
		...rosters,
		load: async (id) => {
			await settled(id);
			return rosters.load(id);
		},
		has: async (id) => {
			await settled(id);
			return rosters.has(id);
		}
	};
}

function settledBin(bin: BinRepository, settled: Settled): BinRepository {
	return {
		...bin,
		moveIn: async (id, newId) => {
			await settled(id);
			return bin.moveIn(id, newId);
		},
		restore: async (id, newId) => {
			await settled(id);
			return bin.restore(id, newId);
		}
	};
}

function settledBackup(backup: BackupRepository, settled: Settled): BackupRepository {
	return {
		...backup,
		read: async () => {
			await settled();
			return backup.read();
		},
		add: async (adding) => {
			await settled();
			await backup.add(adding);
		}
	};
}
