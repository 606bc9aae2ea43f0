/** How well a name fits what is looked for: 0 is the name itself, 1 its beginning, 2 that of a word, 3 all words. */
export function fitOf(name: string, wanted: string, words: readonly string[]): number {
	if (name === wanted) return 0;
	if (name.startsWith(wanted)) return 1;
	if (` ${name}`.includes(` ${wanted}`)) return 2;
	return words.every((word) => name.includes(word)) ? 3 : 4;
}
