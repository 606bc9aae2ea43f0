import type { Following } from '../../platform/in-turn.ts';
import type { ReadBackupResult } from '../../exchange/backup/read-backup.ts';
import type { Results } from '../../workers/reading/messages.ts';
import type { ReadThing } from '../../workers/reading/read-lists.ts';
import type { ReviewOrder, ReviewOutcome } from '../../workers/reading/review-list.ts';
import { readingClient } from './worker-client.ts';

/** How texts are read. */
export interface ReadOptions extends Following {
	/** Whether somebody goes through them line by line, so that only their length refuses them. */
	readonly isReviewed?: boolean;
}

/** Milliseconds after which it is said that something is being read. */
const soon = 400;

/**
 * Reads files, beside the page. A faulty file does not stop the others, and nothing is stored.
 * @throws if aborted by its signal
 */
export function readFiles(
	files: readonly File[],
	options: ReadOptions = {}
): Promise<readonly ReadThing[]> {
	return read({ files }, files.length, options);
}

/** Reads the text of a paste, beside the page. @throws if aborted by its signal */
export function readText(
	text: string,
	from: string,
	options: ReadOptions = {}
): Promise<readonly ReadThing[]> {
	return read({ text, from }, 1, options);
}

async function read(
	of: { readonly files: readonly File[] } | { readonly text: string; readonly from: string },
	all: number,
	{ isReviewed = false, onprogress, ...following }: ReadOptions
): Promise<readonly ReadThing[]> {
	const notice = setTimeout(() => onprogress?.(0, all), soon);
	const progress = (done: number, of: number): void => {
		clearTimeout(notice);
		onprogress?.(done, of);
	};
	try {
		const job = { kind: 'lists', of, isReviewed } as const;
		return await readingClient.do(job, { ...following, onprogress: progress });
	} finally {
		clearTimeout(notice);
	}
}

/** Reads a text for an army, line by line, beside the page. */
export function reviewList(order: ReviewOrder): Promise<ReviewOutcome> {
	return readingClient.do({ kind: 'review', ...order });
}

/** Reads a backup, beside the page. */
export async function readBackup(file: Blob): Promise<ReadBackupResult> {
	const read = (await readingClient.do({ kind: 'backup', file })) as SentBackup;
	if (!read.ok) return read;
	const { ok, ...backup } = read;
	return { ok, backup };
}

/** As the worker sends it: with its lists on top. */
type SentBackup =
	| Extract<Results['backup'], { ok: false }>
	| ({ readonly ok: true } & Extract<Results['backup'], { ok: true }>['backup']);
