import * as z from 'zod/mini';
import { EventPack } from '#schema';
import { fits } from '../../schema/fits.ts';
import { isPlain } from '../../schema/plain.ts';

/** The second format has tables of forms, and what their columns are. */
export const deskFormat = 2;
const Format = z.union([z.literal(1), z.literal(deskFormat)]);

/** What was sent in one file, opened. What is in it is for whoever reads lists. */
const FileRow = z.strictObject({
	format: Format,
	/** When it was read, to keep the order. */
	at: z.number(),
	file: z.looseObject({ id: z.string() })
});

/** The event of the desk, and what a person says of the lists. */
const DeskRow = z.strictObject({
	format: Format,
	event: z.optional(EventPack),
	corrections: z.looseObject({})
});

/** The files of the lock. */
const LockRow = z.strictObject({
	format: z.literal(1),
	files: z.array(z.strictObject({ name: z.string(), text: z.string() }))
});

export interface FileRow {
	readonly format: 1 | typeof deskFormat;
	readonly at: number;
	readonly file: { readonly id: string };
}
export interface DeskRow {
	readonly format: 1 | typeof deskFormat;
	readonly event?: EventPack;
	readonly corrections: object;
}
export interface LockRow {
	readonly format: 1;
	readonly files: readonly { readonly name: string; readonly text: string }[];
}

// Rows are not trusted: another version may have written them.
export const isFileRow = (row: unknown): row is FileRow => isPlain(row) && fits(FileRow, row);
export const isDeskRow = (row: unknown): row is DeskRow => isPlain(row) && fits(DeskRow, row);
export const isLockRow = (row: unknown): row is LockRow => isPlain(row) && fits(LockRow, row);
