import type { SheetProof } from '../../content/model.ts';
import { words } from '../../content/words.ts';

/** Books with longer names get a letter and a key, as each name would take a line of its own. */
const longestName = 26;

/** A proof, with the key to its letters if there are any. */
export interface LetteredProof {
	readonly proof: SheetProof;
	readonly key?: string;
}

/** The proof with letters for the books in its sources; unchanged if their names are short. */
export function withBookLetters(proof: SheetProof): LetteredProof {
	const sources = proof.groups.flatMap(({ rows }) => rows.map(({ source }) => source));
	const used = proof.books
		.filter((book) => sources.some((source) => isOf(book, source)))
		.map((book, at) => ({ book, letter: String.fromCharCode('A'.charCodeAt(0) + at) }));
	if (!used.some(({ book }) => book.length > longestName)) return { proof };
	const short = (source: string): string => {
		const own = used.find(({ book }) => isOf(book, source));
		return own ? own.letter + source.slice(own.book.length) : source;
	};
	return {
		proof: {
			...proof,
			groups: proof.groups.map((group) => ({
				...group,
				rows: group.rows.map((row) => ({ ...row, source: short(row.source) }))
			}))
		},
		key: `${used.map(({ book, letter }) => words.bookBy(letter, book)).join('; ')}.`
	};
}

function isOf(book: string, source: string): boolean {
	return source === book || source.startsWith(`${book}, `);
}
