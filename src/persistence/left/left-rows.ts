import * as z from 'zod/mini';
import { fits } from '../../schema/fits.ts';
import { isPlainJson } from '../../schema/plain.ts';
import { rosterIn } from '../db/stored-roster.ts';
import {
	openPages,
	waitingKeys,
	waitingRows,
	type FoundRow,
	type WaitingRow
} from '../db/waiting.ts';

const Count = z.int().check(z.nonnegative());

const made = {
	format: z.literal(1),
	at: z.number(),
	upon: z.strictObject({ at: z.optional(z.number()), step: Count, n: Count }),
	data: z.optional(z.string())
};

/** An edit is validated by applying it: the result must be a valid roster. */
const Row = z.discriminatedUnion('kind', [
	z.strictObject({
		...made,
		kind: z.literal('edit'),
		edit: z.looseObject({ kind: z.string() }),
		joins: z.boolean()
	}),
	z.strictObject({
		...made,
		kind: z.literal('state'),
		roster: z.unknown(),
		cursor: z.optional(Count),
		counts: z.optional(z.record(z.string(), z.number()))
	})
]);

/** A row with its number on its page. */
export type NumberedRow = WaitingRow & { readonly n: number };

/** The waiting rows of one page for a roster. */
export interface LeftRows {
	readonly page: string;
	/** In the order of writing, up to the first unreadable one. */
	readonly rows: readonly NumberedRow[];
}

/** The waiting rows of closed pages for a roster; the page that wrote last comes last. */
export async function leftRows(roster: string): Promise<readonly LeftRows[]> {
	const [found, open] = await Promise.all([waitingRows(roster), openPages()]);
	const pages = new Set(found.map(({ key }) => key[1]));
	return [...pages]
		.filter((page) => !open.has(page))
		.map((page) => ({ page, rows: readable(found.filter(({ key }) => key[1] === page)) }))
		.filter(({ rows }) => rows.length > 0)
		.toSorted((a, b) => (a.rows.at(-1)?.at ?? 0) - (b.rows.at(-1)?.at ?? 0));
}

/** Unreadable waiting rows of closed pages. They stay unchanged. */
export async function strayRows(): Promise<readonly FoundRow[]> {
	const [keys, open] = await Promise.all([waitingKeys(), openPages()]);
	const left = new Set(keys.filter(([, page]) => !open.has(page)).map(([roster]) => roster));
	const found = await Promise.all([...left].map(waitingRows));
	return found.flat().filter((each) => !open.has(each.key[1]) && !checkedRow(each));
}

/** After an unreadable row, the state of the roster is unknown. */
function readable(found: readonly FoundRow[]): readonly NumberedRow[] {
	const rows: NumberedRow[] = [];
	for (const each of found) {
		const row = checkedRow(each);
		if (!row) break;
		rows.push(row);
	}
	return rows;
}

function checkedRow({ key: [id, , n], row }: FoundRow): NumberedRow | undefined {
	if (!isPlainJson(row) || !isRow(row)) return undefined;
	if (row.kind === 'edit') return { ...row, n };
	const roster = rosterIn(row.roster);
	return roster?.id === id ? { ...row, roster, n } : undefined;
}

function isRow(row: unknown): row is WaitingRow {
	return fits(Row, row);
}
