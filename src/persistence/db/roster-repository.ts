import { liveQuery, type Observable } from 'dexie';
import type { Roster, Step } from '#schema';
import type { MusterDb, RosterRow } from './db.ts';
import { deleteSteps } from './step-repository.ts';
import { latestFirst } from './latest-first.ts';
import { inPortions, rowsAfter } from './portions.ts';
import type { LastRows, Past } from './row-facts.ts';
import {
	readRow,
	summaryFields,
	type Stored,
	type StoredRoster,
	type Summary
} from './stored-roster.ts';
import { rowsOf } from './unreadable.ts';

export interface LoadedRoster extends Omit<StoredRoster, 'readable'> {
	readonly ok: true;
}

/** What reading a roster results in. */
export type Loaded =
	| LoadedRoster
	| { readonly ok: false; readonly reason: 'missing' | 'unreadable' };

/** The part of a history that is stored together with its roster. */
export interface UnsavedSteps extends Past {
	/** New and changed steps. */
	readonly made: readonly Step[];
	/** Steps before this one are deleted. */
	readonly first?: number | undefined;
}

/** What is saved with a roster, and the condition for it. Absent parts stay unchanged. */
interface SaveWith {
	readonly unsaved?: UnsavedSteps | undefined;
	/** The `updatedAt` of the row as this tab saw it last; without it, any row is overwritten. */
	readonly lastSeen?: number | undefined;
	/** The mark of the data that judged the roster. */
	readonly data?: string | undefined;
	/** The waiting rows that the roster includes; the page that stores it comes last. */
	readonly counts?: LastRows | undefined;
}

/**
 * Refused if another tab has stored the roster since, or if this version cannot read the row, which may be
 * from a later one.
 */
export type Saved =
	| { readonly ok: true; readonly updatedAt: number }
	| { readonly ok: false; readonly reason: 'overtaken' | 'unreadable' };

/** The rosters edited last. */
export interface Latest {
	/** Unreadable rows come first, so that they are noticed. */
	readonly rows: readonly Stored[];
	/** The number of all rosters. */
	readonly count: number;
}

/** Where rosters are stored. */
export interface RosterRepository {
	/** The rosters edited last, newest first; emits again after each change in any tab. */
	watchLatest(most?: number): Observable<Latest>;
	/** A few rosters in the order of their ids, those after this one; none at the end. */
	after(id?: string): Promise<readonly Stored[]>;
	/** The ids of all rosters. */
	ids(): Promise<readonly string[]>;
	/** All rosters, edited last first, read a few at a time. */
	all(): Promise<readonly Stored[]>;
	load(id: string): Promise<Loaded>;
	/** One row; undefined while there is none. Emits again after each change in any tab. */
	watch(id: string): Observable<Stored | undefined>;
	/** The names of all rosters that can be read. */
	names(): Promise<readonly string[]>;
	/** Whether there is a row of this id, readable or not. */
	has(id: string): Promise<boolean>;
	/**
	 * Stores a roster and its new steps, or neither.
	 * @returns the row's new `updatedAt`, always different from before
	 * @throws if the browser refuses: full, private or blocked
	 */
	save(roster: Roster, summary: Summary, beside?: SaveWith): Promise<Saved>;
	/** Deletes a roster for good that nothing was done with: one without a history and without versions. */
	discard(id: string): Promise<void>;
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
		after: async (id) => (await rowsAfter(db.rosters, id)).map(readRow),
		ids: () => db.rosters.toCollection().primaryKeys(),
		all: async () => (await inPortions(db.rosters, readRow)).toSorted(latestFirst),
		async names() {
			const rows = await inPortions(db.rosters, readRow);
			return rows.flatMap((row) => (row.readable ? [row.roster.name] : []));
		},
		async has(id) {
			return (await db.rosters.get(id)) !== undefined;
		},
		save: (roster, summary, beside = {}) =>
			db.transaction('rw', db.rosters, db.steps, () =>
				saveRow(db, { id: roster.id, roster, ...summaryFields(summary) }, beside, now())
			),
		discard: (id) =>
			db.transaction('rw', db.rosters, db.steps, db.versions, async () => {
				const steps = await db.stepsOf(id).count();
				const versions = await db.versions.where('roster').equals(id).count();
				if (steps === 0 && versions === 0) await db.rosters.delete(id);
			})
	};
}

async function latestRows(db: MusterDb, most: number): Promise<Latest> {
	// A query alone would not report a database that cannot be opened.
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
	saved: Pick<RosterRow, 'id' | 'roster' | 'summary' | 'isUnfinished'>,
	{ unsaved, lastSeen, data, counts }: SaveWith,
	at: number
): Promise<Saved> {
	const row = await db.rosters.get(saved.id);
	const stored = row && readRow(row);
	if (stored?.readable === false) return { ok: false, reason: 'unreadable' };
	const before = stored?.updatedAt;
	if (lastSeen !== undefined && before !== undefined && before !== lastSeen)
		return { ok: false, reason: 'overtaken' };
	const updatedAt = at === before ? at + 1 : at;
	const mark = data ?? row?.data;
	// Asked for at once, so that the answers come together.
	await Promise.all([
		db.rosters.put({
			...saved,
			updatedAt,
			...pastFields(unsaved ?? row),
			...(mark !== undefined && { data: mark }),
			...countedIn(stored?.counts, counts)
		}),
		unsaved && saveSteps(db, saved.id, unsaved, stored?.past.steps)
	]);
	return { ok: true, updatedAt };
}

function pastFields(past: Pick<RosterRow, 'cursor' | 'steps'> | undefined) {
	return past?.steps === undefined ? {} : { cursor: past.cursor, steps: past.steps };
}

/** Hardly ever are more pages than this open on one roster. */
const maxPages = 16;

/** Earlier counts still apply: a page may not know yet that its rows are stored. */
function countedIn(before: LastRows = {}, counts: LastRows = {}): Pick<RosterRow, 'counts'> {
	const others = Object.entries(before).filter(([page]) => !(page in counts));
	const all = [...others, ...Object.entries(counts)].slice(-maxPages);
	return all.length === 0 ? {} : { counts: Object.fromEntries(all) };
}

/** @param before the number of the last step in the row that is replaced */
async function saveSteps(
	db: MusterDb,
	roster: string,
	{ steps, made, first }: UnsavedSteps,
	before = Infinity
): Promise<void> {
	await db.steps.bulkPut(made.map((step) => ({ ...step, roster })));
	// A stored step is gone where a later edit joined it and both together changed nothing.
	if (steps < before) await deleteSteps(db, roster, steps + 1);
	if (first !== undefined) await deleteSteps(db, roster, undefined, first - 1);
}

/** Rows without a valid date are missing from the index of dates. */
async function rowsWithoutMoment(db: MusterDb): Promise<readonly RosterRow[]> {
	const dated = new Set(await db.rosters.orderBy('updatedAt').primaryKeys());
	const all = await db.rosters.toCollection().primaryKeys();
	const undated = all.filter((id) => !dated.has(id));
	return rowsOf(db.rosters, db.rosters.where('id').anyOf(undated));
}
