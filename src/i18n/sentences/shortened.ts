/** A text of so many letters at most; of one that is longer, its beginning. */
export function shortened(text: string, length: number): string {
	const letters = Array.from(text);
	return letters.length <= length
		? text
		: `${letters
				.slice(0, length - 1)
				.join('')
				.trimEnd()}…`;
}
