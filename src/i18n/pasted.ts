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

/** The words for a thing in all languages. */
export function pastedWords(thing: keyof Pasted): readonly string[] {
	return languages().flatMap(([, words]) => words[thing]);
}

/** The words for a thing in one language. */
export function pastedWordsIn(code: string, thing: keyof Pasted): readonly string[] {
	return languages().find(([own]) => own === code)?.[1][thing] ?? [];
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
	return patternWith((thing) => pastedWords(thing as keyof Pasted), pattern, flags);
}

/** A pattern in which `{thing}` stands for any of the words for that thing. Made on first use. */
export function patternWith(
	wordsFor: (thing: string) => readonly string[],
	pattern: string,
	flags: string
): () => RegExp {
	let made: RegExp | undefined;
	return () => {
		made ??= new RegExp(
			pattern.replace(/\{([a-z][a-zA-Z]+)\}/g, (_, thing: string) => anyOf(wordsFor(thing))),
			flags
		);
		return made;
	};
}

/** Any of these words, as part of a pattern. */
function anyOf(words: readonly string[]): string {
	return `(?:${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`;
}
