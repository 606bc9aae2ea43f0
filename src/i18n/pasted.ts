import type { pasted as english } from './en/pasted.ts';

type Pasted = Readonly<typeof english>;

/** All languages: a list may have been written by Muster in another one. */
function inEachLanguage(): readonly (readonly [code: string, words: Pasted])[] {
	const files = import.meta.glob<{ pasted: Pasted }>('./*/pasted.ts', { eager: true });
	return Object.entries(files).map(([path, { pasted }]) => [path.split('/').at(-2) ?? '', pasted]);
}

let known: ReturnType<typeof inEachLanguage> | undefined;

function languages(): ReturnType<typeof inEachLanguage> {
	known ??= inEachLanguage();
	return known;
}

/** The codes of all languages in which Muster writes lists. */
export function pastedLanguages(): readonly string[] {
	return languages().map(([code]) => code);
}

/** Words that tell a language, as they stand in lists and mails. */
const telling = ['points', 'limit', 'models', 'greeting', 'farewell', 'wrote', 'formClub'] as const;

/** The language of a text as far as its words tell: the one that has most of them; undefined where none has more. */
export function pastedLanguage(text: string): string | undefined {
	const said = new Set(text.toLowerCase().match(/\p{L}+/gu));
	const counts = languages().map(([code, words]) => {
		const known = new Set(
			telling.flatMap((thing) => words[thing]).map((word) => word.toLowerCase())
		);
		return { code, count: [...known].filter((word) => said.has(word)).length };
	});
	const [first, second] = counts.toSorted((one, other) => other.count - one.count);
	return first && first.count > (second?.count ?? 0) ? first.code : undefined;
}

/** The words for a thing in all languages. */
export function pastedWords(thing: keyof Pasted): readonly string[] {
	return languages().flatMap(([, words]) => words[thing]);
}

/** The quotation marks around a name in each language, opening and closing. */
export function pastedQuotes(): readonly (readonly [open: string, close: string])[] {
	return languages().map(
		([
			,
			{
				quotes: [open = '', close = '']
			}
		]) => [open, close]
	);
}

/** A pattern for lines in any language: `{points}` stands for the word for points in each. Made on first use. */
export function pastedPattern(pattern: string, flags = ''): () => RegExp {
	let made: RegExp | undefined;
	return () => {
		made ??= new RegExp(
			pattern.replace(/\{([a-z][a-zA-Z]+)\}/g, (_, thing: keyof Pasted) =>
				anyOf(pastedWords(thing))
			),
			flags
		);
		return made;
	};
}

/** Any of these words, as part of a pattern. */
function anyOf(words: readonly string[]): string {
	return `(?:${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`;
}
