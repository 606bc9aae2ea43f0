/** Terms in a text, the second group of a match: whole words and their plurals, longer ones first; Safari knows no looking behind before 16.4. */
export function termPattern(terms: readonly string[]): RegExp | undefined {
	if (terms.length === 0) return undefined;
	const any = terms
		.toSorted((a, b) => b.length - a.length)
		.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
		.join('|');
	return new RegExp(String.raw`(^|[^\p{L}\p{N}])(${any})s?(?![\p{L}\p{N}])`, 'giu');
}
