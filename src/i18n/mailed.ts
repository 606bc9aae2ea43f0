import type { mailed as english } from './en/parts/mailed.ts';
import { pastedWordsIn, patternWith } from './pasted.ts';

type Mailed = Readonly<typeof english>;

let known: readonly (readonly [code: string, words: Mailed])[] | undefined;

/** All languages: nobody knows in which one a mail is written. */
function languages(): NonNullable<typeof known> {
	const files = import.meta.glob<{ mailed: Mailed }>('./*/parts/mailed.ts', { eager: true });
	known ??= Object.entries(files).map(([path, { mailed }]) => [path.split('/')[1] ?? '', mailed]);
	return known;
}

/** The words for a thing in mails and forms, in all languages. */
export function mailedWords(thing: keyof Mailed): readonly string[] {
	return languages().flatMap(([, words]) => words[thing]);
}

/** A pattern for lines of mails in any language: `{farewell}` stands for each of those words. */
export function mailedPattern(pattern: string, flags: string): () => RegExp {
	return patternWith((thing) => mailedWords(thing as keyof Mailed), pattern, flags);
}

/** Words that tell a language, as they stand in mails; those for points and models do too. */
const telling = ['greeting', 'farewell', 'wrote'] as const;

/** The language of a mail or a list as far as its words tell: the one that has most of them; undefined where none has more. */
export function mailedLanguage(text: string): string | undefined {
	const said = new Set(text.toLowerCase().match(/\p{L}+/gu));
	const counts = languages().map(([code, words]) => {
		const all = [
			...telling.flatMap((thing) => words[thing]),
			...pastedWordsIn(code, 'points'),
			...pastedWordsIn(code, 'models')
		].map((word) => word.toLowerCase());
		return { code, count: new Set(all.filter((word) => said.has(word))).size };
	});
	const [first, second] = counts.toSorted((one, other) => other.count - one.count);
	return first && first.count > (second?.count ?? 0) ? first.code : undefined;
}
