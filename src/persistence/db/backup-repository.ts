import { liveQuery, type Observable } from 'dexie';
import type { Roster, Step } from '#schema';
import type {
	OwnAlias,
	InFolder,
	KeptText,
	SourceText,
	OwnWording
} from '../../schema/own/rows.ts';
import type { Battle, Tap } from '../../schema/own/battle.ts';
import { aliasesIn } from './alias-repository.ts';
import type { BattleRow, MusterDb, TapRow } from './db.ts';
import { eventIn, type StoredEvent } from './event-repository.ts';
import { foldersIn } from './folder-repository.ts';
import { addRows, eachRow, inPortions, type ReadRows } from './portions.ts';
import { settingsIn, settingsInBackups, type Settings } from './settings-repository.ts';
import { sourcesIn } from './source-repository.ts';
import { readStep } from './step-repository.ts';
import { readRow, summaryFields, type Stored, type Summary } from './stored-roster.ts';
import { textsIn } from './text-repository.ts';
import { rowsOf, shelfOf, type Shelf } from './unreadable.ts';
import { versionIn, type Version } from './version-repository.ts';
import { wordingsIn } from './wording-repository.ts';

/** Everything stored for the player, except histories and the bin. */
export interface StoredThings {
	readonly rosters: readonly Stored[];
	readonly versions: Shelf<Version>;
	readonly events: Shelf<StoredEvent>;
	readonly settings: Settings;
	readonly wordings: readonly OwnWording[];
	readonly aliases: readonly OwnAlias[];
	readonly sources: readonly SourceText[];
	readonly folders: readonly InFolder[];
	readonly texts: readonly KeptText[];
	/** As they are stored, readable or not. */
	readonly battles: readonly BattleRow[];
	readonly taps: readonly TapRow[];
}

/** A roster to add, with what goes into its row. */
interface AddedRoster {
	readonly roster: Roster;
	readonly at: number;
	readonly data: string | undefined;
	readonly summary: Summary | undefined;
}

/** What is added to the database. */
export interface AddedThings {
	readonly rosters: readonly AddedRoster[];
	readonly versions: readonly Version[];
	readonly events: readonly StoredEvent[];
	readonly settings: Settings;
	readonly wordings: readonly OwnWording[];
	readonly aliases: readonly OwnAlias[];
	readonly sources: readonly SourceText[];
	readonly folders: readonly InFolder[];
	readonly texts: readonly KeptText[];
	readonly battles: readonly Battle[];
	readonly taps: readonly Tap[];
	/** Unreadable rows, unchanged. */
	readonly rows: readonly {
		readonly table: 'rosters' | 'versions' | 'events';
		readonly row: Readonly<Record<string, unknown>>;
	}[];
}

/** What to do once everything stored has been read. */
export interface Adding {
	/** The rosters whose histories are needed. */
	readonly histories: (stored: StoredThings) => readonly string[];
	/** What to add, given what is stored and the histories. */
	readonly plan: (stored: StoredThings, steps: ReadonlyMap<string, readonly Step[]>) => AddedThings;
}

/** The number of stored things, readable or not. */
export interface StoredCounts {
	readonly rosters: number;
	readonly versions: number;
	readonly events: number;
}

/** All tables at once, for backups. */
export interface BackupRepository {
	read(): Promise<StoredThings>;
	/** Emits again after each change in any tab. */
	watchCounts(): Observable<StoredCounts>;
	/**
	 * Adds everything planned or nothing. Nothing stored changes.
	 * @throws if the browser refuses to store, or an id is taken
	 */
	add(adding: Adding): Promise<void>;
}

export function createBackupRepository(db: MusterDb): BackupRepository {
	const tables = [
		db.rosters,
		db.steps,
		db.versions,
		db.events,
		db.settings,
		db.wordings,
		db.aliases,
		db.sources,
		db.folders,
		db.texts,
		db.battles,
		db.taps
	];
	return {
		read: () => readThings(db, inPortions),
		watchCounts: () =>
			liveQuery(async () => {
				const [rosters, versions, events] = await Promise.all([
					db.rosters.count(),
					db.versions.count(),
					db.events.count()
				]);
				return { rosters, versions, events };
			}),
		add: (adding) => db.transaction('rw', tables, () => addThings(db, adding))
	};
}

async function readThings(db: MusterDb, readRows: ReadRows): Promise<StoredThings> {
	const [
		rosters,
		versions,
		events,
		settings,
		wordings,
		aliases,
		sources,
		folders,
		texts,
		battles,
		taps
	] = await Promise.all([
		readRows(db.rosters, readRow),
		rowsOf(db.versions, db.versions.toCollection()),
		rowsOf(db.events, db.events.toCollection()),
		db.settings.toArray(),
		rowsOf(db.wordings, db.wordings.toCollection()),
		rowsOf(db.aliases, db.aliases.toCollection()),
		rowsOf(db.sources, db.sources.toCollection()),
		rowsOf(db.folders, db.folders.toCollection()),
		rowsOf(db.texts, db.texts.toCollection()),
		rowsOf(db.battles, db.battles.toCollection()),
		rowsOf(db.taps, db.taps.toCollection())
	]);
	return {
		rosters,
		versions: shelfOf(versions, versionIn),
		events: shelfOf(events, eventIn),
		settings: settingsIn(settings),
		wordings: wordingsIn(wordings),
		aliases: aliasesIn(aliases),
		sources: sourcesIn(sources),
		folders: foldersIn(folders),
		texts: textsIn(texts),
		battles,
		taps
	};
}

/** The tables whose rows are added as they are. */
const addedBeside = [
	'versions',
	'events',
	'wordings',
	'aliases',
	'sources',
	'folders',
	'texts',
	'battles',
	'taps'
] as const;

async function addThings(db: MusterDb, { histories, plan }: Adding): Promise<void> {
	const stored = await readThings(db, eachRow);
	const steps = new Map<string, readonly Step[]>();
	for (const id of histories(stored))
		steps.set(id, (await db.stepsOf(id).toArray()).flatMap(readStep));
	const { rosters, rows, settings, ...others } = plan(stored, steps);
	await addRows(db.rosters, rosters.map(storedRow));
	for (const table of addedBeside) {
		await addRows(db.table<{ readonly id: string }, string>(table), others[table]);
	}
	for (const { table, row } of rows) await db.table(table).add(row);
	await addSettings(db, settings, stored.settings);
}

function storedRow({ roster, at, data, summary }: AddedRoster) {
	return {
		id: roster.id,
		updatedAt: at,
		roster,
		...(summary && summaryFields(summary)),
		...(data !== undefined && { data })
	};
}

/** Settings made here take precedence. */
async function addSettings(db: MusterDb, added: Settings, stored: Settings): Promise<void> {
	for (const key of settingsInBackups) {
		const value = added[key];
		if (value !== undefined && stored[key] === undefined) await db.settings.put({ key, value });
	}
}
