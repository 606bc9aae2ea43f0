import type { SheetUnread } from '../content/index.ts';
import type { ListText } from '../exchange/index.ts';
import type { Judged } from './outcome.ts';

/** Something in a text that was not understood. With any of it no list counts as legal. */
export interface Unread {
	/** The number of its line, and the line as written. */
	readonly line?: number;
	readonly text?: string;
	readonly message: string;
	/** The word that is not known, and what it may mean. */
	readonly name?: string;
	readonly nearest?: readonly string[];
}

/** What was not understood of the text of a list. */
export function unreadIn({ notes = [], text }: Judged): readonly Unread[] {
	return notes
		.filter(({ kind }) => kind === 'unread')
		.map(({ fault: { line, message, name, nearest } }) => {
			const written = writtenAt(text, line);
			return {
				...(line !== undefined && { line }),
				...(written && { text: written.text }),
				message,
				...(name !== undefined && { name }),
				...(nearest && { nearest })
			};
		});
}

/** The same on paper: the line, and why it was not understood. */
export function unreadOnPaper(judged: Judged): readonly SheetUnread[] {
	return unreadIn(judged).map(({ line, text, message }) => {
		if (line === undefined || text === undefined) return { text: message };
		const where = `line ${line}: `;
		const reason = message.startsWith(where) ? message.slice(where.length) : message;
		return { text: `${where}${text.replace(/\s+/g, ' ').slice(0, longest)}`, reason };
	});
}

/** Characters of a line that are printed. */
const longest = 200;

/** Whether the list breaks no rule and was wholly read. */
export function isWhollyLegal(judged: Judged): boolean {
	return judged.report.problems.length === 0 && unreadIn(judged).length === 0;
}

/** A line as it is written. */
export function writtenAt(
	text: ListText | undefined,
	line: number | undefined
): { readonly line: number; readonly text: string } | undefined {
	const written = text?.written.find(({ number }) => number === line);
	return written && { line: written.number, text: written.text.trim() };
}
