/** A common noun of the data for several: never for a name, which may be a plural already. */
export function plural(noun: string): string {
	if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
	return /(s|x|z|ch|sh|o)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
