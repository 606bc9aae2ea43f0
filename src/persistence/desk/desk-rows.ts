import * as z from 'zod/mini';
import { EventPack, Player } from '#schema';
import { fits } from '../../schema/fits.ts';
import { isPlain } from '../../schema/plain.ts';

/** A text that somebody sent, or why it has none. */
const SentText = z.looseObject({ ok: z.boolean() });

/** What was sent in one file, opened. */
const FileRow = z.strictObject({
	format: z.literal(1),
	/** When it was read, to keep the order. */
	at: z.number(),
	file: z.strictObject({
		id: z.string(),
		name: z.string(),
		arrived: z.optional(z.string()),
		sent: z.array(z.array(SentText).check(z.minLength(1)))
	})
});

/** The event of the desk, and what a person says of the lists. */
const DeskRow = z.strictObject({
	format: z.literal(1),
	event: z.optional(EventPack),
	corrections: z.strictObject({
		aliases: z.array(z.strictObject({ name: z.string(), entry: z.string() })),
		players: z.record(z.string(), Player)
	})
});

/** The files of the lock. */
const LockRow = z.strictObject({
	format: z.literal(1),
	files: z.array(z.strictObject({ name: z.string(), text: z.string() }))
});

export type FileRow = z.infer<typeof FileRow>;
export type DeskRow = z.infer<typeof DeskRow>;
export type LockRow = z.infer<typeof LockRow>;

// Rows are not trusted: another version may have written them.
export const isFileRow = (row: unknown): row is FileRow => isPlain(row) && fits(FileRow, row);
export const isDeskRow = (row: unknown): row is DeskRow => isPlain(row) && fits(DeskRow, row);
export const isLockRow = (row: unknown): row is LockRow => isPlain(row) && fits(LockRow, row);
