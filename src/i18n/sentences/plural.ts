/** A common noun of the data for several: never for a name, which may be a plural already. */
export function plural(noun: string): string {
	if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
	return /(s|x|z|ch|sh|o)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Endings of words that are the same for one and for several, or a plural as they are. */
const already = /(?:(?<=m)en|folk|(?<=s)kin|alry|antry|tillery|litia|[^s]s)$/i;

/** Endings that change otherwise than by an s. */
const irregular: readonly (readonly [RegExp, string])[] = [
	[/(?<=m)(?<!(?:sha|hu|is)m)an$/i, 'en'],
	[/lf$/i, 'lves']
];

/** The word that changes, and what stands behind it: "Banner", " of Dusk". */
const behind = /^(.+?)((?: of | with | on | in |, | \().*)$/;

/**
 * An English name for several, by rule: "Big Bosses", "Banners of Dusk", "Tor Bearers" as it is. Where that is
 * wrong, the data have a plural.
 */
export function namePlural(name: string): string {
	const [, head = name, rest = ''] = behind.exec(name) ?? [];
	if (already.test(head)) return name;
	const [end, by = ''] = irregular.find(([pattern]) => pattern.test(head)) ?? [];
	return `${end ? head.replace(end, by) : plural(head)}${rest}`;
}
