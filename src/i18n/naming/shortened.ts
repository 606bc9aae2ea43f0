/** A text shortened to a number of characters. */
export function shortened(text: string, length: number): string {
	const letters = Array.from(text);
	return letters.length <= length
		? text
		: `${letters
				.slice(0, length - 1)
				.join('')
				.trimEnd()}…`;
}
