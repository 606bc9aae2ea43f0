/** The word of a list that is meant, in capitals or not. */
export function knownWord<T extends string>(known: readonly T[], word: string): T | undefined {
	return known.find((one) => one === word.trim().toLowerCase());
}

/** Reports the first unknown word, with the known ones. */
export function unknownWord(
	what: string,
	known: readonly string[],
	words: readonly string[]
): string | undefined {
	const unknown = words.find((word) => knownWord(known, word) === undefined);
	if (unknown === undefined) return undefined;
	const last = known.at(-1) ?? '';
	return `There is no ${what} “${unknown.trim()}”: say ${known.slice(0, -1).join(', ')} or ${last}.`;
}

/** A phone's camera opens these alone. */
export function wrongAddress(url: string | undefined): string | undefined {
	if (url === undefined || /^https?:\/\/[^\s/?#]+[^\s?#]*$/i.test(url)) return undefined;
	return `“${url}” is no address of the app: write one such as https://example.org/muster.`;
}
