import * as z from 'zod/mini';
import { EventPack } from '#schema';
import { fits } from '../../schema/fits.ts';
import { isPlain } from '../../schema/plain.ts';
import { DeskCorrections, KeptFile } from './kept-desk.ts';

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
	return isPlain(value) && fits(DeskFile, value);
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
