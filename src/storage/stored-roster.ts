import * as z from 'zod/mini';
import { Roster } from '#schema';
import type { RosterRow } from './db.ts';

const Summary = z.strictObject({ points: z.number(), problems: z.int(), units: z.int() });

/** What the list of rosters shows without judging each again. */
export type Summary = z.infer<typeof Summary>;

/** How far the history of a roster goes: the step that the roster is at, and the last step. */
export interface Past {
	readonly cursor: number;
	readonly steps: number;
}

/** A roster that was stored and can be read. */
export interface StoredRoster {
	readonly readable: true;
	readonly roster: Roster;
	readonly updatedAt: number;
	readonly summary: Summary | undefined;
	readonly past: Past;
}

/** A stored roster, or a row that this version cannot read and keeps as it is. */
export type Stored =
	StoredRoster | { readonly readable: false; readonly id: string; readonly row: unknown };

/** Reads a row; the roster is the very one that was stored, to the order of its keys. */
export function readRow(row: RosterRow): Stored {
	if (!isRoster(row.roster) || row.roster.id !== row.id) {
		return { readable: false, id: row.id, row };
	}
	const summary = Summary.safeParse(row.summary);
	return {
		readable: true,
		roster: row.roster,
		updatedAt: Number.isFinite(new Date(row.updatedAt).getTime()) ? row.updatedAt : 0,
		summary: summary.success ? summary.data : undefined,
		past: pastOf(row)
	};
}

/** The history that a row tells of; none if it was written before there were histories. */
export function pastOf({ cursor, steps }: RosterRow): Past {
	const last = countOf(steps) ?? 0;
	return { cursor: Math.min(countOf(cursor) ?? last, last), steps: last };
}

export function isRoster(value: unknown): value is Roster {
	return Roster.safeParse(value).success;
}

function countOf(value: unknown): number | undefined {
	return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined;
}
