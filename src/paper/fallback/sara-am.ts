// Thai's vowel am is a ring above the letter and a letter after it. A tone mark is typed before it and stands above
// the ring; fontkit sets marks in the order in which they come.

/** The text as it is set: with the ring before the tone mark. */
export function withOpenAm(text: string): string {
	return text.replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32');
}

/** The text as it was typed. */
export function withAm(text: string): string {
	return text.replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33');
}
