import { amountAt, type IndexedEntry } from '#engine';
import type { Entry, System, Table } from '#schema';
import { hiddenMark } from '../units/index.ts';
import type { BookSection } from './army-book.ts';

/** The columns of a table of entries, besides those of the stat line. */
interface TableColumns {
	readonly hasPoints: boolean;
	readonly hasLimits: boolean;
	/** The number of all columns. */
	readonly count: number;
}

export function columnsOf(system: System, sections: readonly BookSection[]): TableColumns {
	const hasPoints = system.usualSize > 0;
	const hasLimits = hasPoints && sections.some(({ rows }) => rows.some(({ entry }) => entry.limit));
	const count = 1 + system.statLine.length + Number(hasPoints) + Number(hasLimits);
	return { hasPoints, hasLimits, count };
}

/** The kind of an entry, shown under its name. */
export function kindText(indexed: IndexedEntry): string {
	const kind = indexed.entry.printedType ?? indexed.type.name;
	return [kind, hiddenMark(indexed) ?? ''].filter(Boolean).join(' · ');
}

/** The min/max column as printed, "2/–"; at the usual points limit if it depends on that. */
export function limitText({ usualSize }: System, { limit }: Entry): string {
	const said = (amount: number | Table | undefined): string =>
		amount === undefined ? '–' : String(amountAt(amount, usualSize) ?? '–');
	return limit ? `${said(limit.min)}/${said(limit.max)}` : '–';
}
