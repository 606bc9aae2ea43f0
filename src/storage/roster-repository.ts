import { liveQuery, type Observable } from 'dexie';
import type { Roster, Step } from '#schema';
import type { MusterDb, RosterRow } from './db.ts';
import { pastOf, readRow, type Past, type Stored, type Summary } from './stored-roster.ts';

export type Loaded =
	| {
			readonly ok: true;
			readonly roster: Roster;
			readonly past: Past;
			readonly updatedAt: number;
	  }
	| { readonly ok: false; readonly reason: 'missing' | 'unreadable' };

/** What is stored of a history together with its roster. */
export interface Unstored extends Past {
	/** The last step that this tab knows to be stored; if there are others by now, it may not store. */
	readonly since: number;
	/** New steps, and those that have changed. */
	readonly made: readonly Step[];
	/** If given, steps before this one are let go. */
	readonly first?: number | undefined;
}

/** Refused if another tab has stored steps since; `steps` is then the last of those. */
export type Saved =
	| { readonly ok: true; readonly updatedAt: number }
	| { readonly ok: false; readonly steps: number };

/** Where rosters are kept. */
export interface RosterRepository {
	/** All rows, the latest edited first, again after each change in any tab. */
	watchAll(): Observable<readonly Stored[]>;
	load(id: string): Promise<Loaded>;
	/** One row, again after each change in any tab; undefined while there is none. */
	watch(id: string): Observable<Stored | undefined>;
	/** Whether there is a row of this id, readable or not. */
	has(id: string): Promise<boolean>;
	/**
	 * Stores a roster and what is new in its history, or neither. Without a history it keeps the
	 * one that the row has.
	 * @returns the moment the row now carries
	 * @throws if the browser refuses to store: full, private, or blocked
	 */
	save(roster: Roster, summary: Summary, unstored?: Unstored): Promise<Saved>;
}

export function createRosterRepository(
	db: MusterDb,
	now: () => number = Date.now
): RosterRepository {
	return {
		watchAll: () =>
			liveQuery(async () => (await db.rosters.toArray()).map(readRow).toSorted(latestFirst)),
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
			const { roster, past, updatedAt } = stored;
			return { ok: true, roster, past, updatedAt };
		},
		async has(id) {
			return (await db.rosters.get(id)) !== undefined;
		},
		save: (roster, summary, unstored) =>
			db.transaction('rw', db.rosters, db.steps, async () => {
				const row = await db.rosters.get(roster.id);
				const { steps } = row ? pastOf(row) : { steps: unstored?.since };
				if (steps !== undefined && unstored && steps !== unstored.since)
					return { ok: false, steps };
				const updatedAt = now();
				await db.rosters.put({
					id: roster.id,
					updatedAt,
					roster,
					summary,
					...pastFields(unstored ?? row)
				});
				if (unstored) await saveSteps(db, roster.id, unstored);
				return { ok: true, updatedAt };
			})
	};
}

function pastFields(past: Pick<RosterRow, 'cursor' | 'steps'> | undefined) {
	return past?.steps === undefined ? {} : { cursor: past.cursor, steps: past.steps };
}

async function saveSteps(
	db: MusterDb,
	roster: string,
	{ steps, made, first }: Unstored
): Promise<void> {
	await db.steps.bulkPut(made.map((step) => ({ ...step, roster })));
	// A step that an edit has joined and undone is gone again.
	await db.stepsOf(roster, steps + 1).delete();
	if (first !== undefined) await db.stepsOf(roster, undefined, first - 1).delete();
}

function latestFirst(a: Stored, b: Stored): number {
	return editedAt(b) - editedAt(a);
}

/** Rows that cannot be read come first, where they are seen. */
function editedAt(stored: Stored): number {
	return stored.readable ? stored.updatedAt : Number.MAX_SAFE_INTEGER;
}
