/** Words of the data in sentences: their article, and as one or several. Names stay as they are printed. */

const article = /^(?:an?|the|each|every) /i;

/** "an auxiliary unit", "a lore": with a small letter at its beginning, but for names of several words. */
export function a(noun: string): string {
	const bare = noun.replace(article, '');
	return `${/^[aeiou]/i.test(bare) ? 'an' : 'a'} ${small(bare)}`;
}

/** The name of a kind within a sentence: "brigade". A name of several words with capitals is left as it is. */
function small(noun: string): string {
	return /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(noun)
		? noun.charAt(0).toLowerCase() + noun.slice(1)
		: noun;
}

/** "Pike needs", and "Pikes need" of a name that looks like a plural. */
export function needing(name: string): string {
	const isSeveral = /(?:[^sui]s|men|folk)$/.test(name.replace(/ (?:of|with|on|in|\().*$/, ''));
	return `${name} ${isSeveral ? 'need' : 'needs'}`;
}

/** A common noun of the data as one of them: "mounts" is "mount". A name is left as it is. */
export function singular(noun: string): string {
	const bare = noun.replace(article, '');
	if (/^\p{Lu}.* \p{Lu}/u.test(bare) || / or | and |, /.test(bare)) return bare;
	const [head = '', ...rest] = bare.split(/ (?=of |with |besides? |in |for )/);
	return [oneOf(head), ...rest].join(' ');
}

function oneOf(head: string): string {
	if (/[^aeiou]ies$/.test(head)) return `${head.slice(0, -3)}y`;
	if (/(?:ss|x|z|ch|sh)es$/.test(head)) return head.slice(0, -2);
	return /[^su]s$/.test(head) ? head.slice(0, -1) : head;
}

/** A common noun of the data as several: one that has no plural stays as it is. */
export function several(noun: string): string {
	const bare = noun.replace(article, '');
	if (/^\p{Lu}/u.test(bare) || / or | and |, |our$|s$/.test(bare)) return bare;
	const [head = '', ...rest] = bare.split(/ (?=of |with |besides? |in |for )/);
	return [manyOf(head), ...rest].join(' ');
}

function manyOf(head: string): string {
	if (/s$|our$/.test(head)) return head;
	if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ies`;
	return /(?:x|z|ch|sh)$/.test(head) ? `${head}es` : `${head}s`;
}
