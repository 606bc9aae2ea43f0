import { withoutUnseen } from '../clean.ts';

/** Something that a written list may name. */
export interface Named {
	readonly id: string;
	readonly name: string;
	readonly plural?: string | undefined;
	readonly aliases?: readonly string[] | undefined;
}

/**
 * A name without what people write differently: case, accents, apostrophes, hyphens, other
 * punctuation, needless spaces and a leading "The".
 */
export function normaliseName(text: string): string {
	return nameWithArticle(text).replace(/^the /, '');
}

/** The same, but with a leading "The", which may be all that two names differ in. */
export function nameWithArticle(text: string): string {
	return withoutUnseen(text)
		.replace(/['’‘ʼ`´]/g, '')
		.replaceAll('&', ' and ')
		.normalize('NFKD')
		.replace(/\p{M}/gu, '')
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, ' ')
		.trim();
}

/** Everything that a thing answers to, normalised: its name, its plural, its id and its aliases. */
export function labelsOf(thing: Named): readonly string[] {
	const { id, name, plural = name, aliases = [] } = thing;
	const all = [name, id, plural, ...aliases];
	const labels = known.get(thing) ?? [...new Set(all.map(normaliseName))];
	known.set(thing, labels);
	return labels;
}

/** Each line of a text is compared with every army; their names are split into words once. */
const known = new WeakMap<Named, readonly string[]>();

/** Whether two normalised names differ at most by a plural in some of their words. */
export function sameName(one: string, other: string): boolean {
	if (one === other) return true;
	// A plural leaves the beginning of a name unchanged, so most names differ before they are split into
	// words.
	if (one[0] !== other[0]) return false;
	const words = one.split(' ');
	const others = other.split(' ');
	return words.length === others.length && words.every((word, at) => sameWord(word, others[at]));
}

function sameWord(one: string, other = ''): boolean {
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	if (long === short || long === `${short}s` || long === `${short}es`) return true;
	return short.endsWith('y') && long === `${short.slice(0, -1)}ies`;
}

/** A name without what follows its first comma; undefined if there is no comma. */
export function withoutEpithet(name: string): string | undefined {
	const [short = '', ...rest] = name.split(',');
	return rest.length > 0 ? normaliseName(short) : undefined;
}

/** A thing with its normalised labels, so that they are worked out once. */
export interface Labelled<T> {
	readonly thing: T;
	readonly labels: readonly string[];
}

/** The thing of this normalised name: as written if there is one, or else but for a plural. */
export function pick<T>(name: string, among: readonly Labelled<T>[]): T | undefined {
	const exact = among.find(({ labels }) => labels.includes(name));
	const near = () => among.find(({ labels }) => labels.some((label) => sameName(label, name)));
	return (exact ?? near())?.thing;
}

/** The system of this name or id. */
export function findSystem<T extends Named>(name: string, systems: readonly T[]): T | undefined {
	return pick(normaliseName(name), systems.map(labelled));
}

/** The army of this name, id or alias; the word "army" after it does no harm. */
export function findArmy<T extends Named>(name: string, armies: readonly T[]): T | undefined {
	const known = armies.map(labelled);
	const wanted = normaliseName(name);
	return pick(wanted, known) ?? pick(wanted.replace(/ army$/, ''), known);
}

function labelled<T extends Named>(thing: T): Labelled<T> {
	return { thing, labels: labelsOf(thing) };
}
