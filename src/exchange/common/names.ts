import { withoutUnseen } from './clean.ts';
import { imports } from '../../i18n/en/faults.ts';
import { quoted, unknownName, type Fault } from './fault.ts';

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

/** How many names are suggested at most. */
const maxNames = 3;

/** The printed names most similar to an unknown name; none if no name is similar enough. */
export function nearestNames(name: string, among: readonly Named[]): readonly string[] {
	const wanted = normaliseName(name);
	const near = among
		.map((thing) => ({ name: thing.name, distance: distanceTo(wanted, labelsOf(thing)) }))
		.filter(({ distance }) => distance < Infinity)
		.sort((one, other) => one.distance - other.distance);
	return [...new Set(near.map((thing) => thing.name))].slice(0, maxNames);
}

function distanceTo(wanted: string, labels: readonly string[]): number {
	return Math.min(...labels.map((label) => reasonableDistance(wanted, label)));
}

/** The edit distance; infinite if more than a third differs and neither contains the other. */
function reasonableDistance(one: string, other: string): number {
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	const isPart = short.length >= 3 && ` ${long}`.includes(` ${short}`);
	const most = Math.max(1, Math.floor(long.length / 3));
	if (!isPart && (long.length - short.length > most || strangers(one, other) > most))
		return Infinity;
	const distance = editDistance(one, other, isPart ? Infinity : most);
	return isPart || distance <= most ? distance : Infinity;
}

/** A lower bound of the edit distance: letters that the other name does not have. */
export function strangers(one: string, other: string): number {
	const [mine, theirs] = [lettersOf(one), lettersOf(other)];
	return Math.max(bitsIn(mine & ~theirs), bitsIn(theirs & ~mine));
}

/** A bit for each letter. Letters that share a bit can only make the bound lower. */
function lettersOf(text: string): number {
	let bits = 0;
	for (let at = 0; at < text.length; at++) bits |= 1 << (text.charCodeAt(at) & 31);
	return bits;
}

function bitsIn(bits: number): number {
	let count = 0;
	for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
	return count;
}

/**
 * The number of insertions, deletions, replacements and swaps that turn one word into the other
 * (Damerau–Levenshtein). Many names are compared with thousands, so it gives up beyond `most` with infinity,
 * and only computes that band of the table.
 */
export function editDistance(one: string, other: string, most = Infinity): number {
	const width = other.length;
	const endless = (): number[] => new Array<number>(width + 1).fill(Infinity);
	let [swapped, above, row] = [
		endless(),
		Array.from({ length: width + 1 }, (_, at) => at),
		endless()
	];
	let leastAbove = 0;
	for (let i = 1; i <= one.length; i++) {
		let least = (row[0] = i);
		const from = Math.max(1, i - most);
		if (from > 1) row[from - 1] = Infinity;
		for (let j = from; j <= Math.min(width, i + most); j++) {
			const isSame = one[i - 1] === other[j - 1];
			const change = (above[j - 1] ?? 0) + (isSame ? 0 : 1);
			let cell = Math.min(change, (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
			if (!isSame && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
				cell = Math.min(cell, (swapped[j - 2] ?? 0) + 1);
			}
			row[j] = cell;
			if (cell < least) least = cell;
		}
		if (least > most && leastAbove > most) return Infinity;
		leastAbove = least;
		[swapped, above, row] = [above, row, swapped.fill(Infinity)];
	}
	const distance = above[width] ?? 0;
	return distance > most ? Infinity : distance;
}

/** The fault of a list with an unknown game system. */
export function unknownSystem(name: string, systems: readonly Named[]): Fault {
	const message = imports.noSystem(quoted(name));
	return unknownName(message, name, nearestNames(name, systems));
}

/** The fault of a list whose army its game system does not have. */
export function unknownArmy(name: string, system: Named, armies: readonly Named[]): Fault {
	const message = imports.noArmy(system.name, quoted(name));
	return unknownName(message, name, nearestNames(name, armies));
}

/** The fault of a list whose game system is not that of its event. */
export function otherSystem(
	event: { readonly name: string; readonly system: string },
	system: Named
): Fault {
	return { message: imports.otherSystem(quoted(event.name), quoted(event.system), system.name) };
}

/** The fault of a text that names no known army. */
export const noArmyInText: Fault = {
	get message() {
		return imports.noArmyInText;
	}
};
