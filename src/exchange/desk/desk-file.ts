import * as z from 'zod/mini';
import { EventPack, Player } from '#schema';
import { fits } from '../../schema/fits.ts';
import { isPlainJson } from '../../schema/plain.ts';
import type { OpenedTexts } from '../common/opened.ts';
import { formParts, type FormMatches } from '../outside/form.ts';
import type { Alias } from '../review/review.ts';

/** What was sent in one file, opened, as a desk keeps it. */
export interface KeptFile {
	readonly id: string;
	readonly name: string;
	/** When it was written, in ISO. */
	readonly arrived?: string;
	readonly sent: readonly OpenedTexts[];
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
	return isPlainJson(value) && fits(KeptFile, value);
}

/** Whether a value is what a person said of lists. */
export function isCorrections(value: unknown): value is DeskCorrections {
	return isPlainJson(value) && fits(DeskCorrections, value);
}

/** All that a desk keeps. */
export interface DeskContent {
	readonly event?: EventPack | undefined;
	readonly corrections: DeskCorrections;
	readonly files: readonly KeptFile[];
	/** The files of the lock. */
	readonly lock?: readonly { readonly name: string; readonly text: string }[] | undefined;
}

const format = 1;

const DeskFile = z.strictObject({
	musterDesk: z.literal(format),
	event: z.optional(EventPack),
	corrections: DeskCorrections,
	files: z.array(KeptFile).check(z.maxLength(20_000)),
	lock: z.optional(z.array(z.strictObject({ name: z.string(), text: z.string() })))
});

/** The file of a desk, with other people's data: for another device, or to be put by. */
export function writeDeskFile({ event, corrections, files, lock }: DeskContent): string {
	const content = { musterDesk: format, ...(event && { event }), corrections, files };
	return JSON.stringify({ ...content, ...(lock && { lock }) });
}

/** What a file is: a desk's, one of a later version, or none. */
type ReadDeskFile =
	| { readonly kind: 'desk'; readonly content: DeskContent }
	| { readonly kind: 'newer' | 'none' };

/** Reads the file of a desk. */
export function readDeskFile(text: string): ReadDeskFile {
	const value = parsed(text);
	if (isDeskFile(value)) {
		const { musterDesk: _, ...content } = value;
		return { kind: 'desk', content };
	}
	const version = value instanceof Object && 'musterDesk' in value ? value.musterDesk : undefined;
	return { kind: typeof version === 'number' && version > format ? 'newer' : 'none' };
}

function isDeskFile(value: unknown): value is DeskContent & { readonly musterDesk: number } {
	return isPlainJson(value) && fits(DeskFile, value);
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
