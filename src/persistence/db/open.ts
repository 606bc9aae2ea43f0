import Dexie, { liveQuery } from 'dexie';
import { createAliasRepository, type AliasRepository } from './alias-repository.ts';
import { createBackupRepository, type BackupRepository } from './backup-repository.ts';
import { createBinRepository, type BinRepository } from './bin-repository.ts';
import { MusterDb } from './db.ts';
import { createDataRepository, type DataRepository } from './data-repository.ts';
import { createEventRepository, type EventRepository } from './event-repository.ts';
import { createFolderRepository, type FolderRepository } from './folder-repository.ts';
import { createRosterRepository, type RosterRepository } from './roster-repository.ts';
import {
	createSettingsRepository,
	type SettingsRepository,
	type Settings,
	settingsIn
} from './settings-repository.ts';
import { createSourceRepository, type SourceRepository } from './source-repository.ts';
import { createStepRepository, type StepRepository } from './step-repository.ts';
import { createTextRepository, type TextRepository } from './text-repository.ts';
import { createUnreadableRepository, type UnreadableRepository } from './unreadable-repository.ts';
import { createVersionRepository, type VersionRepository } from './version-repository.ts';
import { createWordingRepository, type WordingRepository } from './wording-repository.ts';
import { locale } from '../../i18n/base/words.ts';
import { chooseTheme, chosenTheme } from '../../platform/theme.ts';
import { copyAs, copiedChoices } from '../choices/copied.ts';
import { wantedLanguage } from '../choices/spoken.ts';
import { takeEarly } from '../choices/early-choices.ts';
import { recall, remember, keysCopy, languageCopy, systemCopy } from '../../platform/remembered.ts';
import { locks } from '../../platform/locks.ts';

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
	/** Makes a repository that comes with its feature alone. */
	readonly of: <T>(create: (db: MusterDb, watch: typeof liveQuery) => T) => T;
	/** Direct access to rosters, for taking over waiting rows. */
	readonly raw: RawStorage;
	/** Takes over waiting rows of closed pages; loading a roster, the bin and backups do so anyway. */
	readonly takeOverLeft: (id?: string) => Promise<void>;
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
type TakeOverLeft = (storage: RawStorage, id?: string) => Promise<void>;

/**
 * Opens the database, creating it if need be.
 * @param takeOver awaited before a roster is read
 * @throws if the browser has no database; watched queries would not report that
 */
export function openRepositories(
	database: string,
	takeOver: TakeOverLeft = () => Promise.resolve()
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
	const takeOverLeft = (id?: string): Promise<void> => takeOver(raw, id);
	const taken = takingChoices(db);
	return {
		...raw,
		raw,
		rosters: rostersTakenOver(raw.rosters, takeOverLeft),
		bin: binTakenOver(createBinRepository(db), takeOverLeft),
		events: createEventRepository(db),
		settings: settingsTakenOver(createSettingsRepository(db), taken),
		backup: backupTakenOver(createBackupRepository(db), async () => {
			await Promise.all([takeOverLeft(), taken()]);
		}),
		takeOverLeft,
		unreadable: createUnreadableRepository(db),
		data: createDataRepository(db),
		wordings: createWordingRepository(db),
		aliases: createAliasRepository(db),
		sources: createSourceRepository(db),
		folders: createFolderRepository(db),
		texts: createTextRepository(db),
		of: (create) => create(db, liveQuery),
		onClose: (closed) => {
			db.on('close', closed);
			return () => db.on('close').unsubscribe(closed);
		}
	};
}

/** The same for a page, which follows what is chosen in any tab. */
export function openFollowed(database: string, takeOver: TakeOverLeft): Repositories {
	const storage = openRepositories(database, takeOver);
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

function settingsTakenOver(
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

function rostersTakenOver(
	rosters: RosterRepository,
	takeOverLeft: Repositories['takeOverLeft']
): RosterRepository {
	return {
		...rosters,
		load: async (id) => {
			await takeOverLeft(id);
			return rosters.load(id);
		},
		has: async (id) => {
			await takeOverLeft(id);
			return rosters.has(id);
		}
	};
}

function binTakenOver(
	bin: BinRepository,
	takeOverLeft: Repositories['takeOverLeft']
): BinRepository {
	return {
		...bin,
		moveIn: async (id, newId) => {
			await takeOverLeft(id);
			return bin.moveIn(id, newId);
		},
		restore: async (id, newId) => {
			await takeOverLeft(id);
			return bin.restore(id, newId);
		}
	};
}

function backupTakenOver(
	backup: BackupRepository,
	takeOverLeft: Repositories['takeOverLeft']
): BackupRepository {
	return {
		...backup,
		read: async () => {
			await takeOverLeft();
			return backup.read();
		},
		add: async (adding) => {
			await takeOverLeft();
			await backup.add(adding);
		}
	};
}

/** Makes this page and the copies for the next first paint say what the database says, whichever tab changes it. */
async function followChoices(settings: SettingsRepository): Promise<void> {
	try {
		takeEarly((choices) => void settings.set(choices).catch(() => undefined));
		await settings.all();
		settings.watch().subscribe({ next: apply, error: () => undefined });
	} catch {
		// Then the copies are all that is known.
	}
}

function apply({ taken, theme: chosen, language, singleKeys, lastSystem }: Settings): void {
	if (!taken) return;
	const theme = chosen ?? '';
	if (theme !== chosenTheme() || theme !== document.documentElement.dataset['theme'])
		chooseTheme(theme);
	copyAs(keysCopy, singleKeys === false ? 'off' : undefined);
	copyAs(systemCopy, lastSystem);
	const spoken = wantedLanguage();
	if (!copyAs(languageCopy, language) || wantedLanguage() === spoken) return;
	// The page was drawn in another language: before its first tap it may be loaded again.
	if (!locale().startsWith(wantedLanguage()) && !wasTouched()) location.reload();
}

/** Some browsers do not tell. */
function wasTouched(): boolean {
	const { userActivation } = navigator as { readonly userActivation?: UserActivation };
	return userActivation?.hasBeenActive ?? true;
}

/** What former versions stored in `localStorage` only; of the rest there is still a copy. */
const moved = { player: 'muster.player', plan: 'muster.print' } as const;

/**
 * Moves what former versions stored in `localStorage` into the database, once. After that a choice that is missing in
 * the database has been reset.
 * @throws if the browser refuses to store
 */
async function takeChoices(db: MusterDb): Promise<void> {
	if ((await db.settings.get('taken')) === undefined)
		await db.transaction('rw', db.settings, async () => {
			for (const [key, value] of Object.entries(leftChoices()))
				if ((await db.settings.get(key)) === undefined) await db.settings.put({ key, value });
			await db.settings.put({ key: 'taken', value: true });
		});
	for (const key of Object.values(moved)) if (recall(key) !== undefined) remember(key, undefined);
}

/** What is there and can be read. */
function leftChoices(): object {
	const { player, isPrinted } = objectUnder(moved.player);
	const found = {
		...copiedChoices(),
		player,
		printsPlayer: isPrinted === false ? false : undefined,
		printPlan: recall(moved.plan) === undefined ? undefined : objectUnder(moved.plan)
	};
	return settingsIn(Object.entries(found).map(([key, value]) => ({ key, value })));
}

function objectUnder(key: string): Readonly<Record<string, unknown>> {
	try {
		return Object(JSON.parse(recall(key) ?? '{}')) as Readonly<Record<string, unknown>>;
	} catch {
		return {};
	}
}

/** The format in which this version stores rosters. */
const own = 1;

const lockOf = (format: number): string => `muster-format-${format}`;

/**
 * Tells newer versions in other tabs that this one is open. Without locks nobody learns it, but a tab still
 * never overwrites what it cannot read.
 */
export function holdFormat(format = own): void {
	locks()
		?.request(lockOf(format), { mode: 'shared' }, () => new Promise(() => undefined))
		.catch(() => undefined);
}

/** Whether this format may be written: only while no open tab is too old to read it. */
export async function mayWrite(format: number): Promise<boolean> {
	for (let older = 1; older < format; older++) {
		if (!(await isFree(lockOf(older)))) return false;
	}
	return true;
}

async function isFree(name: string): Promise<boolean> {
	const isGranted = locks()?.request(
		name,
		{ mode: 'exclusive', ifAvailable: true },
		(lock) => lock !== null
	);
	return (await isGranted) ?? true;
}
