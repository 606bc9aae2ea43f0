import * as z from 'zod/mini';
import { Player } from '#schema';
import { fits } from '../../schema/fits.ts';
import { isPlain } from '../../schema/plain.ts';
import type { Sent } from '../common/sent.ts';
import { formParts, type FormMatches } from '../outside/form.ts';
import type { Alias } from '../review/review.ts';

/** What was sent in one file, opened, as a desk keeps it. */
export interface KeptFile {
	readonly id: string;
	readonly name: string;
	/** When it was written, in ISO. */
	readonly arrived?: string;
	readonly sent: readonly Sent[];
	/** The text of a table in the place of what was sent: its columns may be understood anew. */
	readonly table?: string;
}

/** What a person says of the lists. */
export interface DeskCorrections {
	/** Names that lists use for something of the game. */
	readonly aliases: readonly Alias[];
	/** Who plays a list, by its key. */
	readonly players: Readonly<Record<string, Player>>;
	/** What columns of forms are, by their headings. */
	readonly columns?: FormMatches | undefined;
	/** When each thing was said, in milliseconds: of two desks the later word stands. */
	readonly said?: Readonly<Record<string, number>> | undefined;
}

const Words = z.string().check(z.maxLength(400));

const about = {
	player: z.optional(Player),
	sent: z.optional(Words),
	language: z.optional(Words),
	name: z.optional(Words),
	intro: z.optional(z.string()),
	beside: z.optional(z.enum(['letter', 'picture', 'quoted', 'remark']))
};
const SentText = z.union([
	z.strictObject({ ok: z.literal(true), text: z.string(), ...about }),
	z.strictObject({ ok: z.literal(false), fault: z.looseObject({ message: z.string() }), ...about })
]);

export const KeptFile = z.strictObject({
	id: Words.check(z.minLength(1)),
	name: Words,
	arrived: z.optional(Words),
	sent: z.array(z.array(SentText).check(z.minLength(1))),
	table: z.optional(z.string())
});

export const DeskCorrections = z.strictObject({
	aliases: z.array(z.strictObject({ name: Words, entry: Words })),
	players: z.record(z.string(), Player),
	columns: z.optional(z.record(z.string(), z.enum([...formParts, 'ignored']))),
	said: z.optional(z.record(z.string(), z.number()))
});

/** Whether a value is a file as a desk keeps it. */
export function isKeptFile(value: unknown): value is KeptFile {
	return isPlain(value) && fits(KeptFile, value);
}

/** Whether a value is what a person said of lists. */
export function isCorrections(value: unknown): value is DeskCorrections {
	return isPlain(value) && fits(DeskCorrections, value);
}
