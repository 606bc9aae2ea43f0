import { termPattern } from '../../i18n/naming/term-pattern.ts';
import { locale } from '../../i18n/base/words.ts';

/** A part of a text; `term` is a word for it that the play sheet explains. */
interface TermPart {
	readonly text: string;
	readonly term?: string;
}

const patterns = new Map<string, Promise<RegExp | undefined>>();

/** The words that the play sheet of a system explains; none while its names cannot be had. */
export function loadTerms(system: string): Promise<RegExp | undefined> {
	const key = `${system} ${locale()}`;
	const loading =
		patterns.get(key) ??
		fetchTerms(system).catch(() => {
			patterns.delete(key);
			return undefined;
		});
	patterns.set(key, loading);
	return loading;
}

async function fetchTerms(system: string): Promise<RegExp | undefined> {
	const { loadPlayNames } = await import('../../packs/play.ts');
	const { terms } = await loadPlayNames(system, locale());
	return termPattern(terms);
}

/** A text in parts: each word that the play sheet explains is one of its own where it is said first. */
export function partsOf(text: string, pattern: RegExp | undefined): readonly TermPart[] {
	if (!pattern) return [{ text }];
	const parts: TermPart[] = [];
	const said = new Set<string>();
	let from = 0;
	for (const { 0: whole, 1: before = '', 2: term = '', index } of text.matchAll(pattern)) {
		const key = term.toLowerCase();
		if (said.has(key)) continue;
		said.add(key);
		const start = index + before.length;
		if (start > from) parts.push({ text: text.slice(from, start) });
		from = index + whole.length;
		parts.push({ text: text.slice(start, from), term });
	}
	return from < text.length ? [...parts, { text: text.slice(from) }] : parts;
}
