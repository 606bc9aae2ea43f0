import { liveQuery, type Observable } from 'dexie';
import * as z from 'zod/mini';
import { Roster } from '#schema';
import type { MusterDb, RosterRow } from './db.ts';

const Summary = z.strictObject({ points: z.number(), problems: z.int(), units: z.int() });

/** What the list of rosters shows without judging each again. */
export type Summary = z.infer<typeof Summary>;

/** A stored roster, or a row that this version cannot read and keeps as it is. */
export type Stored =
	| {
			readonly readable: true;
			readonly roster: Roster;
			readonly updatedAt: number;
			readonly summary: Summary | undefined;
	  }
	| { readonly readable: false; readonly id: string; readonly row: unknown };

export type Loaded =
	| { readonly ok: true; readonly roster: Roster }
	| { readonly ok: false; readonly reason: 'missing' | 'unreadable' };

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
	 * @returns the moment the row now carries
	 * @throws if the browser refuses to store: full, private, or blocked
	 */
	save(roster: Roster, summary: Summary): Promise<number>;
	/** Removes a row and returns it, so that the removal can be undone. */
	remove(id: string): Promise<RosterRow | undefined>;
	/** Puts a removed row back as it was, unless there is one of that id again. */
	restore(row: RosterRow): Promise<void>;
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
			return stored.readable
				? { ok: true, roster: stored.roster }
				: { ok: false, reason: 'unreadable' };
		},
		async has(id) {
			return (await db.rosters.get(id)) !== undefined;
		},
		async save(roster, summary) {
			const updatedAt = now();
			await db.rosters.put({ id: roster.id, updatedAt, roster, summary });
			return updatedAt;
		},
		async remove(id) {
			return db.transaction('rw', db.rosters, async () => {
				const row = await db.rosters.get(id);
				await db.rosters.delete(id);
				return row;
			});
		},
		async restore(row) {
			await db.rosters.add(row).catch((error: unknown) => {
				if (!(error instanceof Error && error.name === 'ConstraintError')) throw error;
			});
		}
	};
}

function readRow(row: RosterRow): Stored {
	const roster = Roster.safeParse(row.roster);
	if (!roster.success || roster.data.id !== row.id) return { readable: false, id: row.id, row };
	const summary = Summary.safeParse(row.summary);
	return {
		readable: true,
		roster: roster.data,
		updatedAt: Number.isFinite(new Date(row.updatedAt).getTime()) ? row.updatedAt : 0,
		summary: summary.success ? summary.data : undefined
	};
}

function latestFirst(a: Stored, b: Stored): number {
	return editedAt(b) - editedAt(a);
}

/** Rows that cannot be read come first, where they are seen. */
function editedAt(stored: Stored): number {
	return stored.readable ? stored.updatedAt : Number.MAX_SAFE_INTEGER;
}
