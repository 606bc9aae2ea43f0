/** A common noun of the data for several: never for a name, which may be a plural already. */
export function plural(noun: string): string {
	if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
	return /(s|x|z|ch|sh|o)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Endings of words that are the same for one and for several, or a plural already. */
const already = /(?:men|folk|skin|alry|antry|tillery|litia|[^s]s)$/i;

/** Words whose last syllable is not the one that changes */
const regular = /(?:sha|hu|is)man$/i;

/** The word that changes, and what stands behind it: "Banner", " of Dusk". */
const behind = /^(.+?)((?: of | with | on | in |, | \().*)$/;

/**
 * An English name for several, by rule: "Big Bosses", "Banners of Dusk", "Tor Bearers" as it is. Where that is
 * wrong, the data have a plural.
 */
export function namePlural(name: string): string {
	const [, head = name, rest = ''] = behind.exec(name) ?? [];
	return `${already.test(head) ? head : wordPlural(head)}${rest}`;
}

function wordPlural(word: string): string {
	if (/man$/i.test(word) && !regular.test(word)) return word.replace(/an$/i, 'en');
	return /lf$/i.test(word) ? word.replace(/f$/i, 'ves') : plural(word);
}
