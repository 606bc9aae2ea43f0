import type { Language } from './language.ts';

// English comes with the code, group by group; another language is loaded whole.
const files = import.meta.glob<{ words: Language }>(['./*/index.ts', '!./en/index.ts']);

const codeOf = (path: string): string => path.split('/').at(-2) ?? '';

/** The codes of all languages, English first. */
export const languages: readonly string[] = ['en', ...Object.keys(files).map(codeOf)];

/** Loads a language other than English. @throws if its file does not load */
export async function fetchLanguage(code: string): Promise<Language> {
	const fetching = files[`./${code}/index.ts`];
	if (!fetching) throw new Error(`no language ${code}`);
	return (await fetching()).words;
}

/** The first of the wanted languages that exists; English if none does. */
export function bestLanguage(wanted: readonly string[]): string {
	const known = wanted.map((tag) => tag.toLowerCase().split('-')[0] ?? '');
	return known.find((code) => languages.includes(code)) ?? 'en';
}
