import type { SheetUnread } from '../content/index.ts';
import { inLine, withoutLine, type ListText } from '../exchange/index.ts';
import type { Judged } from './judge-lists.ts';
import type { OtherFigure } from '../paper/index.ts';
import type { DeskList } from '../exchange/desk/index.ts';

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
export function unreadIn({ findings = [], text }: Judged): readonly Unread[] {
	return findings
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
		const written = text.replace(/\s+/g, ' ').slice(0, longest);
		return { text: inLine(line, written), reason: withoutLine({ message, line }) };
	});
}

/** Characters of a line that are printed. */
const longest = 200;

/** Whether the list breaks no rule and was wholly read. */
export function isWhollyLegal(judged: Judged): boolean {
	return judged.report.problems.length === 0 && unreadIn(judged).length === 0;
}

/** A line as it is written. */
function writtenAt(
	text: ListText | undefined,
	line: number | undefined
): { readonly line: number; readonly text: string } | undefined {
	const written = text?.allLines.find(({ number }) => number === line);
	return written && { line: written.number, text: written.text.trim() };
}

/** What the text of a list says of its total and of prices otherwise than what was read of it. */
export function otherFigures({ findings = [], text }: Judged): readonly OtherFigure[] {
	return findings.flatMap((note): readonly OtherFigure[] => {
		if (note.kind !== 'sum' && note.kind !== 'price') return [];
		const { fault, theirs, ours } = note;
		const written = writtenAt(text, fault.line);
		return [{ of: note.kind, ...(written && { written }), theirs, ours }];
	});
}

/** The same as the desk's table says it, the total first. */
export function figuresOf({ findings = [] }: Judged): Pick<DeskList, 'figures' | 'otherTotal'> {
	const sentences = (one: 'sum' | 'price'): readonly string[] =>
		findings.flatMap(({ kind, fault }) => (kind === one ? [fault.message] : []));
	const sums = sentences('sum');
	const figures = [...sums, ...sentences('price')];
	return {
		...(figures.length > 0 && { figures }),
		...(sums.length > 0 && { otherTotal: true as const })
	};
}
