import * as z from 'zod/mini';
import { Roster } from '#schema';
import { fits } from '../../schema/fits.ts';
import { migrateRoster } from '../../schema/migrations.ts';
import { isPlain } from '../../schema/plain.ts';
import type { RosterRow } from './db.ts';
import type { Unreadable } from './unreadable.ts';

const Summary = z.strictObject({ points: z.number(), problems: z.int(), units: z.int() });

const Counts = z.record(z.string(), z.number());

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
	/** The mark of the data that it was last judged with, where that is known. */
	readonly data: string | undefined;
	/** The rows in waiting that it has in it: the number of the last, by page; last the page that stored it. */
	readonly counts?: Counts | undefined;
}

/** Numbers of rows in waiting, by page. */
export type Counts = Readonly<Record<string, number>>;

/** A stored roster, or a row that this version cannot read and keeps as it is. */
export type Stored = StoredRoster | Unreadable;

/** Reads a row; the roster is the very one that was stored, to the order of its keys. */
export function readRow(row: RosterRow): Stored {
	const roster = rosterIn(row.roster);
	if (!roster || roster.id !== row.id) return { readable: false, id: row.id, row };
	const summary = Summary.safeParse(row.summary);
	return {
		readable: true,
		roster,
		updatedAt: momentOf(row),
		summary: summary.success ? summary.data : undefined,
		past: pastOf(row),
		data: typeof row.data === 'string' ? row.data : undefined,
		counts: Counts.safeParse(row.counts).data
	};
}

/** When a row was stored, in milliseconds: it changes with each time that it is. */
function momentOf({ updatedAt }: RosterRow): number {
	return isMoment(updatedAt) ? updatedAt : 0;
}

/** Whether it is milliseconds that a calendar has. A date, a text or an object would be asked what it means. */
export function isMoment(value: unknown): value is number {
	return typeof value === 'number' && Number.isFinite(new Date(value).getTime());
}

/** The history that a row tells of; none if it was written before there were histories. */
function pastOf({ cursor, steps }: RosterRow): Past {
	const last = countOf(steps) ?? 0;
	return { cursor: Math.min(countOf(cursor) ?? last, last), steps: last };
}

/** The roster that a stored value is, in the format of today; undefined if this version cannot read it. */
export function rosterIn(value: unknown): Roster | undefined {
	if (!isPlain(value)) return undefined;
	const roster = migrateRoster(value);
	return isRoster(roster) ? roster : undefined;
}

function isRoster(value: unknown): value is Roster {
	return fits(Roster, value);
}

/** Above the number of any step: from there on they could not be counted any more. */
const mostSteps = 1_000_000_000;

/** A number of steps; undefined if it cannot be one. */
export function countOf(value: unknown): number | undefined {
	const isCount = Number.isInteger(value) && Number(value) >= 0 && Number(value) <= mostSteps;
	return isCount ? Number(value) : undefined;
}
