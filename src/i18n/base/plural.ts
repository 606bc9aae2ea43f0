/** The plural of a common noun in the data. Not for names, which may be plurals already. */
export function plural(noun: string): string {
	if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
	return /(s|x|z|ch|sh|o)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Endings of words whose plural is the same, or that are plurals already. */
const already = /(?:men|folk|skin|alry|antry|tillery|litia|[a-z]z|[^s]s)$/i;

/** Words ending in "man" with a regular plural. */
const regular = /(?:sha|hu|is)man$/i;

/** The word that changes, and the rest: "Banner", " of Dusk". */
const behind = /^(.+?)((?: of | with | on | in |, | \().*)$/;

/** How somebody is called of whom there is one: "Ull the Grim", "Mab, Lady of Fens", "The Lost". */
const inPerson =
	/^The \p{Lu}|^(?:(?! (?:of|on|with|in) ).)+ the \p{Lu}|, (?:the )?\p{Lu}(?:.* )?\p{Lu}[^ ]*$/u;

/** Whether a name has no plural, as it is somebody's own. */
export function isOfOne(name: string): boolean {
	return inPerson.test(name);
}

/**
 * The plural of an English name by rule: "Big Bosses", "Banners of Dusk". Where the rule is wrong, the data
 * have a plural.
 */
export function namePlural(name: string): string {
	if (isOfOne(name)) return name;
	const [, head = name, rest = ''] = behind.exec(name) ?? [];
	return `${already.test(head) ? head : wordPlural(head)}${rest}`;
}

function wordPlural(word: string): string {
	if (/man$/i.test(word) && !regular.test(word)) return word.replace(/an$/i, 'en');
	if (/(?:[inr]arch|o)$/i.test(word) && !/ero$/i.test(word)) return `${word}s`;
	return /lf$/i.test(word) ? word.replace(/f$/i, 'ves') : plural(word);
}
