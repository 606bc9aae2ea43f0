import { thisPage, pageDatabase } from '../db/page-database.ts';

/** A text that was pasted and is not added yet. */
interface PastedRow {
	readonly format: 1;
	/** When it was pasted, in milliseconds. */
	readonly at: number;
	readonly text: string;
}

export const pastedDatabase = 'muster-pasted';
const database = pageDatabase(pastedDatabase, 'texts', 'muster-paste-');

/** Characters. A longer text is not read either. */
const longest = 5 * 1024 * 1024;
/** As many texts of pages that have ended are stored, for thirty days. */
const mostStored = 5;
const storedFor = 30 * 24 * 60 * 60 * 1000;

/** Keeps the text of this page in place of the one before; a blank one is forgotten. */
export async function storePasted(text: string, now: number): Promise<void> {
	const row: PastedRow = { format: 1, at: now, text };
	const isWorthStoring = text.trim() !== '' && text.length <= longest;
	await database.write(
		'strict',
		(rows) => void (isWorthStoring ? rows.put(row, thisPage) : rows.delete(thisPage))
	);
}

/**
 * Takes a text over that this page, or one that has ended, has left: the same as in the field, or where that is
 * blank the latest. Those of pages that are open stay theirs.
 * @param fieldNow what stands in the field: a reload fills it a moment after the page has begun
 * @returns undefined if there is none
 */
export async function takePasted(fieldNow: () => string, now: number): Promise<string | undefined> {
	await database.open();
	const others = await database.openPages();
	let taken: string | undefined;
	const field = fieldNow();
	await database.change((rows) => {
		const [keys, values] = [rows.getAllKeys(), rows.getAll()];
		values.onsuccess = () => {
			const left = keys.result
				// Only this module writes keys, so their type is known.
				.map((page, at) => ({ page: page as string, row: rowOf(values.result[at]) }))
				.filter(({ page }) => page === thisPage || !others.has(page))
				.toSorted((one, other) => (other.row?.at ?? 0) - (one.row?.at ?? 0));
			const isWanted = ({ row }: (typeof left)[number]): boolean =>
				row !== undefined && (field.trim() === '' || row.text === field);
			const found = left.find(isWanted);
			for (const [at, { page, row }] of left.entries()) {
				const isOld = !row || row.at < now - storedFor || at >= mostStored;
				if (page === found?.page || isOld) rows.delete(page);
			}
			taken = found?.row?.text;
			if (found) rows.put(found.row, thisPage);
		};
	});
	return taken;
}

/** Rows are not trusted: another version may have written them. */
function rowOf(value: unknown): PastedRow | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	const { format, at, text } = value as Partial<Record<keyof PastedRow, unknown>>;
	const isRow = format === 1 && typeof at === 'number' && typeof text === 'string';
	return isRow ? { format, at, text } : undefined;
}
