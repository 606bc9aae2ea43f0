/** The text has one book: the core rules, with the battlepack of Spearhead at their end. */
export const lastLine = 2734;

export function bookAt(): string {
	return 'core';
}
