import { withAm } from './sara-am.ts';

/** What is told of some glyphs beside them: to all readers, or to who listens only. */
export type Told = { readonly actual: string } | { readonly expanded: string };

/**
 * What is said of glyphs that do not stand one for each letter, in the order of letters. Readers turn text from
 * right to left round themselves, and would turn an actual text too: there it is told to who listens only.
 */
export function toldOf(text: string): Told | undefined {
	if (/[\p{sc=Thai}\p{sc=Deva}]/u.test(text)) return { actual: withAm(text) };
	if (/[\p{sc=Hebr}\p{sc=Arab}]/u.test(text)) return { expanded: text };
	return undefined;
}
