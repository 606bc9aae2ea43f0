import * as z from 'zod/mini';
import { Roster } from '#schema';
import { fits } from '../../schema/fits.ts';
import { migrateRoster } from '../../schema/migrations.ts';
import { isPlainJson } from '../../schema/plain.ts';
import { isSimpleRoster } from '../../schema/simple-roster.ts';
import type { RosterRow } from './db.ts';
import { lastRowsIn, markIn, momentOf, pastOf, type LastRows, type Past } from './row-facts.ts';
import type { Unreadable } from './unreadable.ts';

const Figures = z.strictObject({ points: z.number(), problems: z.int(), units: z.int() });

/** What the list shows of a roster without judging it again. */
export interface Summary extends z.infer<typeof Figures> {
	/** Whether the list merely lacks something that can still be added: nothing chosen breaks a rule. */
	readonly isUnfinished?: boolean | undefined;
}

/** A stored roster that can be read. */
export interface StoredRoster {
	readonly readable: true;
	readonly roster: Roster;
	readonly updatedAt: number;
	readonly summary: Summary | undefined;
	readonly past: Past;
	/** The mark of the data that judged it last, if known. */
	readonly data: string | undefined;
	/** The waiting rows that it includes: the last number of each page, the page that stored it last. */
	readonly counts?: LastRows | undefined;
}

/** A stored roster, or a row that this version cannot read and leaves unchanged. */
export type Stored = StoredRoster | Unreadable;

/** Reads a row. The roster keeps its key order. */
export function readRow(row: RosterRow): Stored {
	const roster = rosterIn(row.roster);
	if (!roster || roster.id !== row.id) return { readable: false, id: row.id, row };
	return {
		readable: true,
		roster,
		updatedAt: momentOf(row),
		summary: summaryIn(row),
		past: pastOf(row),
		data: markIn(row),
		counts: lastRowsIn(row)
	};
}

/** What a row holds of a summary: earlier versions take no more into the summary itself. */
export function summaryFields({
	isUnfinished,
	...summary
}: Summary): Pick<RosterRow, 'summary' | 'isUnfinished'> {
	return { summary, ...(isUnfinished && { isUnfinished }) };
}

function summaryIn({ summary, isUnfinished }: RosterRow): Summary | undefined {
	const { data } = Figures.safeParse(summary);
	return data && { ...data, ...(isUnfinished === true && { isUnfinished }) };
}

/** A stored roster in today's format; undefined if it cannot be read. */
export function rosterIn(value: unknown): Roster | undefined {
	// Nearly all are simple, and the schema takes many times as long.
	if (isSimpleRoster(value)) return value;
	if (!isPlainJson(value)) return undefined;
	const roster = migrateRoster(value);
	return isRoster(roster) ? roster : undefined;
}

function isRoster(value: unknown): value is Roster {
	return fits(Roster, value);
}
