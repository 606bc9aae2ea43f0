import { withoutUnseen } from './clean.ts';

/** Something that a list may name. */
export interface Named {
	readonly id: string;
	readonly name: string;
	readonly plural?: string | undefined;
	readonly aliases?: readonly string[] | undefined;
}

/**
 * A name without what people write differently: case, accents, ß, apostrophes, hyphens, other punctuation,
 * extra spaces and a leading "The".
 */
export function normaliseName(text: string): string {
	return nameWithArticle(text).replace(/^the /, '');
}

/** The same, but a leading "The" stays, as it may be the only difference between two names. */
export function nameWithArticle(text: string): string {
	return withoutUnseen(text)
		.replace(/['’‘ʼ`´]/g, '')
		.replaceAll('&', ' and ')
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replaceAll('ß', 'ss')
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

/** All normalised names of a thing: name, plural, id and aliases. */
export function labelsOf(thing: Named): readonly string[] {
	const { id, name, plural = name, aliases = [] } = thing;
	const all = [name, id, plural, ...aliases];
	const labels = known.get(thing) ?? [...new Set(all.map(normaliseName))];
	known.set(thing, labels);
	return labels;
}

/** Cached, as each line of a text is compared with every army. */
const known = new WeakMap<Named, readonly string[]>();

/** Whether two normalised names differ at most by plural forms. */
export function sameName(one: string, other: string): boolean {
	if (one === other) return true;
	// A plural does not change the first letter, which rules out most names at once.
	if (one[0] !== other[0]) return false;
	const words = one.split(' ');
	const others = other.split(' ');
	return words.length === others.length && words.every((word, at) => sameWord(word, others[at]));
}

function sameWord(one: string, other = ''): boolean {
	const [short, long] =
		one.length < other.length || one.endsWith('man') ? [one, other] : [other, one];
	if (long === short || long === `${short}s` || long === `${short}es`) return true;
	return irregular.some(
		([of, many]) => short.endsWith(of) && long === short.slice(0, -of.length) + many
	);
}

/** How singulars end, and their plurals; and the two spellings of "colour". */
const irregular = [
	['y', 'ies'],
	['man', 'men'],
	['f', 'ves'],
	['or', 'our']
] as const;

/** Whether a row of words has those of a name, in this order and together. */
export function isWithin(name: readonly string[], words: readonly string[]): boolean {
	return words.some((_, at) =>
		name.every((word, place) => sameName(words[at + place] ?? '', word))
	);
}

/** A name up to its first comma; undefined without a comma. */
export function withoutEpithet(name: string): string | undefined {
	const [short = '', ...rest] = name.split(',');
	return rest.length > 0 ? normaliseName(short) : undefined;
}

/** A thing with its normalised names. */
export interface Labelled<T> {
	readonly thing: T;
	readonly labels: readonly string[];
}

/** The thing with this normalised name: exactly, otherwise apart from a plural. */
export function pick<T>(name: string, among: readonly Labelled<T>[]): T | undefined {
	const exact = among.find(({ labels }) => labels.includes(name));
	const near = () => among.find(({ labels }) => labels.some((label) => sameName(label, name)));
	return (exact ?? near())?.thing;
}

/** The system of this name or id. */
export function findSystem<T extends Named>(name: string, systems: readonly T[]): T | undefined {
	return pick(normaliseName(name), systems.map(labelled));
}

/** The army with this name, id or alias; a trailing "army" is ignored. */
export function findArmy<T extends Named>(name: string, armies: readonly T[]): T | undefined {
	const known = armies.map(labelled);
	const wanted = normaliseName(name);
	return pick(wanted, known) ?? pick(wanted.replace(/ army$/, ''), known);
}

function labelled<T extends Named>(thing: T): Labelled<T> {
	return { thing, labels: labelsOf(thing) };
}
