import type { RosterRow } from './db.ts';

// What a row says beside its roster, read without a library.

/** How far the history of a roster goes: the step that the roster is at, and the last step. */
export interface Past {
	readonly cursor: number;
	readonly steps: number;
}

/** When a row was stored, in milliseconds: it changes with each time that it is. */
export function momentOf({ updatedAt }: RosterRow): number {
	return isMoment(updatedAt) ? updatedAt : 0;
}

/** Whether it is milliseconds that a calendar has. A date, a text or an object would be asked what it means. */
export function isMoment(value: unknown): value is number {
	return typeof value === 'number' && Number.isFinite(new Date(value).getTime());
}

/** The history named in a row; none if the row was written before there were histories. */
export function pastOf({ cursor, steps }: RosterRow): Past {
	const last = countOf(steps) ?? 0;
	return { cursor: Math.min(countOf(cursor) ?? last, last), steps: last };
}

/** Above the number of any step: from there on they could not be counted any more. */
const maxSteps = 1_000_000_000;

/** A number of steps; undefined if it cannot be one. */
export function countOf(value: unknown): number | undefined {
	const isCount = Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxSteps;
	return isCount ? Number(value) : undefined;
}

/** The mark of the data that the roster was last judged with, where that is known. */
export function markIn({ data }: RosterRow): string | undefined {
	return typeof data === 'string' ? data : undefined;
}

/** Numbers of rows in waiting, by page. */
export type Counts = Readonly<Record<string, number>>;

/** The rows in waiting that are in a row's roster, where it says so. */
export function countsIn({ counts }: RosterRow): Counts | undefined {
	if (typeof counts !== 'object' || counts === null || Array.isArray(counts)) return undefined;
	return Object.values(counts).every(Number.isFinite) ? (counts as Counts) : undefined;
}
