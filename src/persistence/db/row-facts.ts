import type { RosterRow } from './db.ts';

// What a row says besides its roster, read without a library.

/** The current step of a roster's history, and the last step. */
export interface Past {
	readonly cursor: number;
	readonly steps: number;
}

/** When a row was stored, in milliseconds; different each time. */
export function momentOf({ updatedAt }: RosterRow): number {
	return isMoment(updatedAt) ? updatedAt : 0;
}

/** Whether it is a valid date in milliseconds. Other types are not even converted. */
export function isMoment(value: unknown): value is number {
	return typeof value === 'number' && Number.isFinite(new Date(value).getTime());
}

/** The history that a row refers to; empty for rows from before there were histories. */
export function pastOf({ cursor, steps }: RosterRow): Past {
	const last = countOf(steps) ?? 0;
	return { cursor: Math.min(countOf(cursor) ?? last, last), steps: last };
}

/** Higher numbers could not be counted exactly. */
const maxSteps = 1_000_000_000;

/** A number of steps; undefined if it is not a valid one. */
export function countOf(value: unknown): number | undefined {
	const isCount = Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxSteps;
	return isCount ? Number(value) : undefined;
}

/** The mark of the data that judged the roster last, if known. */
export function markIn({ data }: RosterRow): string | undefined {
	return typeof data === 'string' ? data : undefined;
}

/** The number of the last waiting row that is included, by page. */
export type LastRows = Readonly<Record<string, number>>;

/** The waiting rows that a row's roster includes, if it says so. */
export function lastRowsIn({ counts }: RosterRow): LastRows | undefined {
	if (typeof counts !== 'object' || counts === null || Array.isArray(counts)) return undefined;
	return Object.values(counts).every(Number.isFinite) ? (counts as LastRows) : undefined;
}
