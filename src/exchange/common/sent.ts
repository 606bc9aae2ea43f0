import type { Player } from '#schema';

/** Who sent a list, and when. */
export interface Sender {
	/** What the head of a mail, or the columns of a form, say of the player. */
	readonly player?: Player;
	/** The time of the mail or the form, in ISO; without a zone it is that of the event. */
	readonly sent?: string;
	/** The code of the language that it is written in. */
	readonly language?: string;
}

/** The text of a file, or why it has none. */
export type FileText =
	| { readonly ok: true; readonly text: string }
	| { readonly ok: false; readonly fault: { readonly message: string } };

/** A text that somebody sent. */
export type SentText = FileText &
	Sender & {
		/** The name of its file, or its row, within an archive, a mail or a form. */
		readonly name?: string;
		/**
		 * What it is beside others that came with it: a letter or a picture counts only where it holds a list or nothing
		 * else does, and what is quoted is looked at only where nothing else is a list.
		 */
		readonly beside?: 'letter' | 'picture' | 'quoted';
	};

/** What was sent as one: usually a text alone, or a mail with what is attached to it. */
export type Sent = readonly [SentText, ...SentText[]];

/**
 * Reads what was sent as one.
 * @param read reads the lists in a text
 * @param isList whether something that was read is a list
 */
export async function readSent<T>(
	sent: Sent,
	read: (text: SentText) => Promise<readonly T[]>,
	isList: (one: T) => boolean
): Promise<readonly T[]> {
	const direct = sent.filter(({ beside }) => beside !== 'quoted');
	const results = [];
	for (const text of direct) results.push({ text, lists: await read(text) });
	if (results.some(({ lists }) => lists.some(isList))) {
		return results.flatMap(({ text, lists }) =>
			text.beside === undefined || lists.some(isList) ? lists : []
		);
	}
	for (const text of sent.filter(({ beside }) => beside === 'quoted')) {
		const lists = await read(text);
		if (lists.some(isList)) return lists;
	}
	const files = results.filter(({ text }) => text.beside !== 'letter');
	return (files.length > 0 ? files : results).flatMap(({ lists }) => lists);
}
