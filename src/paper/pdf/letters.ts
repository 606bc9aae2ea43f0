/** The letters of a text, each with its marks. */
export function lettersOf(text: string): readonly string[] {
	return text.match(/[\s\S][\p{M}\u200c\u200d]*/gu) ?? [];
}
