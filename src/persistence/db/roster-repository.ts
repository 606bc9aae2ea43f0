import { liveQuery, type Observable } from 'dexie';
import type { Roster, Step } from '#schema';
import type { MusterDb, RosterRow } from './db.ts';
import { forgetSteps } from './step-repository.ts';
import type { Counts, Past } from './row-facts.ts';
import { readRow, type Stored, type StoredRoster, type Summary } from './stored-roster.ts';
import { rowsOf } from './unreadable.ts';

export type Loaded =
	| ({ readonly ok: true } & Omit<StoredRoster, 'readable'>)
	| { readonly ok: false; readonly reason: 'missing' | 'unreadable' };

/** What is stored of a history together with its roster. */
export interface Unstored extends Past {
	/** New steps, and those that have changed. */
	readonly made: readonly Step[];
	/** If given, steps before this one are deleted. */
	readonly first?: number | undefined;
}

/** What is stored with a roster in its row; absent parts stay as they are. */
export interface Beside {
	readonly unstored?: Unstored | undefined;
	/** The moment that the row carried when this tab last saw it; without it, whatever is there gives way. */
	readonly over?: number | undefined;
	/** The mark of the data that the roster was judged with. */
	readonly data?: string | undefined;
	/** The rows in waiting that the roster has in it; last the page that stores it. */
	readonly counts?: Counts | undefined;
}

/**
 * Refused if another tab has stored the roster since, or if the row is one that this version cannot read:
 * it may be a later one's.
 */
export type Saved =
	| { readonly ok: true; readonly updatedAt: number }
	| { readonly ok: false; readonly reason: 'overtaken' | 'unreadable' };

/** The rosters that were edited last. */
export interface Latest {
	/** Unreadable rows come first, where they are noticed. */
	readonly rows: readonly Stored[];
	/** How many there are in all. */
	readonly count: number;
}

/** Where rosters are kept. */
export interface RosterRepository {
	/** The latest edited rows, newest first; emitted again after each change in any tab. */
	watchLatest(most?: number): Observable<Latest>;
	load(id: string): Promise<Loaded>;
	/** One row, again after each change in any tab; undefined while there is none. */
	watch(id: string): Observable<Stored | undefined>;
	/** Whether there is a row of this id, readable or not. */
	has(id: string): Promise<boolean>;
	/**
	 * Stores a roster and what is new in its history, or neither.
	 * @returns the moment the row now carries, another than before
	 * @throws if the browser refuses to store: full, private, or blocked
	 */
	save(roster: Roster, summary: Summary, beside?: Beside): Promise<Saved>;
}

export function createRosterRepository(
	db: MusterDb,
	now: () => number = Date.now
): RosterRepository {
	return {
		watchLatest: (most = Infinity) => liveQuery(() => latestRows(db, most)),
		watch: (id) =>
			liveQuery(async () => {
				const row = await db.rosters.get(id);
				return row && readRow(row);
			}),
		async load(id) {
			const row = await db.rosters.get(id);
			if (!row) return { ok: false, reason: 'missing' };
			const stored = readRow(row);
			if (!stored.readable) return { ok: false, reason: 'unreadable' };
			const { readable: _, ...loaded } = stored;
			return { ok: true, ...loaded };
		},
		async has(id) {
			return (await db.rosters.get(id)) !== undefined;
		},
		save: (roster, summary, beside = {}) =>
			db.transaction('rw', db.rosters, db.steps, () =>
				saveRow(db, { id: roster.id, roster, summary }, beside, now())
			)
	};
}

async function latestRows(db: MusterDb, most: number): Promise<Latest> {
	// The query alone would not report a storage that cannot be opened.
	await db.open();
	const byMoment = db.rosters.orderBy('updatedAt').reverse();
	const [dated, known, count] = await Promise.all([
		rowsOf(db.rosters, byMoment.clone().limit(most)),
		db.rosters.orderBy('updatedAt').count(),
		db.rosters.count()
	]);
	const undated = known === count ? [] : await rowsWithoutMoment(db);
	return { rows: [...undated, ...dated].map(readRow).toSorted(latestFirst), count };
}

async function saveRow(
	db: MusterDb,
	saved: Pick<RosterRow, 'id' | 'roster' | 'summary'>,
	{ unstored, over, data, counts }: Beside,
	at: number
): Promise<Saved> {
	const row = await db.rosters.get(saved.id);
	const stored = row && readRow(row);
	if (stored?.readable === false) return { ok: false, reason: 'unreadable' };
	const before = stored?.updatedAt;
	if (over !== undefined && before !== undefined && before !== over)
		return { ok: false, reason: 'overtaken' };
	const updatedAt = at === before ? at + 1 : at;
	const mark = data ?? row?.data;
	await db.rosters.put({
		...saved,
		updatedAt,
		...pastFields(unstored ?? row),
		...(mark !== undefined && { data: mark }),
		...countedIn(stored?.counts, counts)
	});
	if (unstored) await saveSteps(db, saved.id, unstored);
	return { ok: true, updatedAt };
}

function pastFields(past: Pick<RosterRow, 'cursor' | 'steps'> | undefined) {
	return past?.steps === undefined ? {} : { cursor: past.cursor, steps: past.steps };
}

/** More pages than this are hardly ever open on one roster. */
const maxPages = 16;

/** What the row counted before still counts: the page of those rows may not know yet that they are stored. */
function countedIn(before: Counts = {}, counts: Counts = {}): Pick<RosterRow, 'counts'> {
	const others = Object.entries(before).filter(([page]) => !(page in counts));
	const all = [...others, ...Object.entries(counts)].slice(-maxPages);
	return all.length === 0 ? {} : { counts: Object.fromEntries(all) };
}

async function saveSteps(
	db: MusterDb,
	roster: string,
	{ steps, made, first }: Unstored
): Promise<void> {
	await db.steps.bulkPut(made.map((step) => ({ ...step, roster })));
	// A step that an edit has joined and undone is gone again.
	await forgetSteps(db, roster, steps + 1);
	if (first !== undefined) await forgetSteps(db, roster, undefined, first - 1);
}

/** What is no moment is not found by it. */
async function rowsWithoutMoment(db: MusterDb): Promise<readonly RosterRow[]> {
	const dated = new Set(await db.rosters.orderBy('updatedAt').primaryKeys());
	const all = await db.rosters.toCollection().primaryKeys();
	const undated = all.filter((id) => !dated.has(id));
	return rowsOf(db.rosters, db.rosters.where('id').anyOf(undated));
}

function latestFirst(a: Stored, b: Stored): number {
	return editedAt(b) - editedAt(a);
}

/** Rows that cannot be read come first, where they are seen. */
function editedAt(stored: Stored): number {
	return stored.readable ? stored.updatedAt : Number.MAX_SAFE_INTEGER;
}
