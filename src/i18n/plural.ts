/** Names in a row: "this, that or the other". */
export function alternatives(names: readonly string[]): string {
	return names.length < 2
		? (names[0] ?? '')
		: `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;
}

/** A common noun for several: never for a name of the data, which may be a plural already. */
export function plural(noun: string): string {
	if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
	return /(s|x|z|ch|sh|o)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
