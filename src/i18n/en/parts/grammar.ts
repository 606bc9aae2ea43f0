/** Words of the data in sentences: their article, and as one or several. Names stay as they are printed. */

const article = /^(?:an?|the|each|every) /i;

/** Where the part of a noun that changes ends: "spells| by deck". */
const behind = / (?=of |with |besides? |in |for |by |per |limited |barred |other than |from )/;

/** A name of several words that is printed with capitals to its end. */
function isTitle(noun: string): boolean {
	return /^\p{Lu}.* \p{Lu}/u.test(noun) && !/ \p{Ll}+$/u.test(noun);
}

/** "an auxiliary unit", "a lore": with a small letter at its beginning, but for names of several words. */
export function a(noun: string): string {
	const one = bare(noun);
	return `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${small(one)}`;
}

/** The same without its article: "first virtue". */
export function bare(noun: string): string {
	return noun.replace(article, '');
}

/** "an Apple": a name as it is printed. */
export function aNamed(name: string): string {
	return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
}

/** The name of a kind within a sentence: "brigade". A name with capitals further on is left as it is. */
export function small(noun: string): string {
	return /^\p{Lu}[\p{Ll}-]+(?: [^\p{Lu}]+)?$/u.test(noun)
		? noun.charAt(0).toLowerCase() + noun.slice(1)
		: noun;
}

/** The same words at the head of a sentence. */
export function capital(text: string): string {
	return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** "Wizard’s", and "Pikes’" of a name that ends like a plural. */
export function possessive(name: string): string {
	return `${name}’${name.endsWith('s') ? '' : 's'}`;
}

/** "Pike needs", and "Pikes need" of a name that looks like a plural. */
export function needing(name: string): string {
	return `${name} ${isSeveral(name) ? 'need' : 'needs'}`;
}

/** "Pike has", and "Pikes have", "2 × Pike have". */
export function having(name: string): string {
	return `${name} ${isSeveral(name) || /^\d/.test(name) ? 'have' : 'has'}`;
}

function isSeveral(name: string): boolean {
	return /(?:[^sui]s|men|folk)$/.test(name.replace(/ (?:of|with|on|in|\().*$/, ''));
}

/** A common noun of the data as one of them: "mounts" is "mount". A name is left as it is. */
export function singular(noun: string): string {
	const whole = bare(noun);
	const [head = '', ...rest] = whole.split(behind);
	if (isTitle(whole) || isRow(head)) return whole;
	return [oneOf(head), ...rest].join(' ');
}

function oneOf(head: string): string {
	if (/[^aeiou]ies$/.test(head)) return `${head.slice(0, -3)}y`;
	if (/(?:ss|x|z|ch|sh|[^f]o)es$/.test(head)) return head.slice(0, -2);
	return /[^su]s$/.test(head) ? head.slice(0, -1) : head;
}

/** A common noun of the data as several: one that has no plural stays as it is. */
export function several(noun: string): string {
	const whole = bare(noun);
	const [head = '', ...rest] = whole.split(behind);
	const isName = /^\p{Lu}[^ ]*$/u.test(whole) || (isTitle(whole) && rest.length === 0);
	return isName || isRow(head) ? whole : [manyOf(head), ...rest].join(' ');
}

/** One of what a rule counts together: "magic items and gifts" are "magic item or gift". */
export function oneOfRow(noun: string): string {
	return isTitle(noun) ? noun : noun.split(' and ').map(singular).join(' or ');
}

/** None of what a rule counts together: "no magic items or gifts". */
export function anyOfRow(noun: string): string {
	return isTitle(noun) ? noun : noun.split(' and ').map(several).join(' or ');
}

function isRow(head: string): boolean {
	return / or | and |, /.test(head);
}

function manyOf(head: string): string {
	if (/s$|our$/.test(head)) return head;
	if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ies`;
	return /(?:x|z|ch|sh)$/.test(head) ? `${head}es` : `${head}s`;
}
