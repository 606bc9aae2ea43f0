import type { Language } from './language.ts';

// English comes with the code, part by part; another language is fetched whole.
const files = import.meta.glob<{ words: Language }>(['./*/index.ts', '!./en/index.ts']);

const codeOf = (path: string): string => path.split('/').at(-2) ?? '';

/** The codes of the languages that there are, English first. */
export const languages: readonly string[] = ['en', ...Object.keys(files).map(codeOf)];

/** Fetches a language other than English. @throws if its file does not load */
export async function fetchLanguage(code: string): Promise<Language> {
	const fetching = files[`./${code}/index.ts`];
	if (!fetching) throw new Error(`no language ${code}`);
	return (await fetching()).words;
}

/** The first that there is of those a player would rather read; English if there is none. */
export function bestLanguage(wanted: readonly string[]): string {
	const known = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
	return known.find((code) => languages.includes(code)) ?? 'en';
}

/** What a language calls itself: “Deutsch”. */
export function ownName(code: string): string {
	return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}
