import { plain } from '../../ui/plain-text.ts';

/** By what a thing is found. */
export interface Named {
	/** What it is called, and its other names. */
	readonly names: readonly string[];
	/** The names of what it belongs to, as its army: they help to find it, but not alone. */
	readonly belongsTo?: readonly string[];
	/** Whether it stands behind what fits as well. */
	readonly isLate?: boolean;
}

/** What was found, and how well it fits: less is better. */
export interface Match<T> {
	readonly found: T;
	readonly rank: number;
	/** Whether a word of it is only near to what was typed. */
	readonly isNear?: boolean;
}

/** What is looked through: plain texts. */
interface Known<T> {
	readonly found: T;
	readonly names: readonly string[];
	readonly belongsTo: string;
	readonly isLate: boolean;
}

/**
 * A search that ignores apostrophes, accents and case. A thing is found if each word is in its names or in those of what
 * it belongs to, and one at least in its names. Best first: the whole name, its beginning, the beginning of a word, all
 * words in the name, some of them. Of equal ones those that are late stand last, and shorter names before longer ones;
 * then the order given decides. If nothing fits, words of names may be misspelled by a letter.
 */
export function searchNames<T>(
	all: readonly T[],
	namedBy: (one: T) => Named
): (text: string) => readonly Match<T>[] {
	const known = all.map((found): Known<T> => {
		const { names, belongsTo = [], isLate = false } = namedBy(found);
		return { found, names: names.map(plain), belongsTo: plain(belongsTo.join('\n')), isLate };
	});
	return (text) => {
		const wanted = plain(text.trim());
		if (wanted === '') return [];
		const words = wanted.split(/\s+/);
		const fitting = known.filter(({ names, belongsTo }) =>
			isFound(names.join('\n'), belongsTo, words)
		);
		const found = fitting.length > 0 ? fitting : known.filter((one) => isNearlyFound(one, words));
		return found
			.map((one) => ({
				match: {
					found: one.found,
					rank: 2 * bestFit(one.names, wanted, words) + Number(one.isLate),
					...(found !== fitting && { isNear: true })
				},
				length: one.names[0]?.length ?? 0
			}))
			.toSorted((a, b) => a.match.rank - b.match.rank || a.length - b.length)
			.map(({ match }) => match);
	};
}

function isFound(names: string, belongsTo: string, words: readonly string[]): boolean {
	return (
		words.some((word) => names.includes(word)) &&
		words.every((word) => names.includes(word) || belongsTo.includes(word))
	);
}

/** Whether each word is there or near to one of a name, and one at least is of a name. */
function isNearlyFound<T>({ names, belongsTo }: Known<T>, words: readonly string[]): boolean {
	const all = names.join('\n');
	const parts = wordsIn(all);
	const others = words.filter((word) => !all.includes(word) && !isNear(word, parts));
	return others.length < words.length && others.every((word) => belongsTo.includes(word));
}

function bestFit(names: readonly string[], wanted: string, words: readonly string[]): number {
	return Math.min(...names.map((name) => fitOf(name, wanted, words)));
}

/** How well a name fits what is looked for: 0 is the name itself, 1 its beginning, 2 that of a word, 3 all words. */
export function fitOf(name: string, wanted: string, words: readonly string[]): number {
	if (name === wanted) return 0;
	if (name.startsWith(wanted)) return 1;
	if (` ${name}`.includes(` ${wanted}`)) return 2;
	return words.every((word) => name.includes(word)) ? 3 : 4;
}

/** The fewest letters of a word that is found by its beginning, or by a wrong first letter: shorter ones resemble much. */
const enough = 5;
/** The fewest letters of a word that may be misspelled. */
const fewest = 3;

/** Whether a word is one of these but for one letter, wrong, missing or too many, or for two that are swapped. */
export function isNear(typed: string, words: readonly string[]): boolean {
	return typed.length >= fewest && words.some((word) => isNearTo(typed, word));
}

/** The words of a plain text. */
export function wordsIn(text: string): readonly string[] {
	return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length >= fewest);
}

function isNearTo(typed: string, word: string): boolean {
	const isLong = typed.length >= enough;
	let at = 0;
	while (at < typed.length && typed[at] === word[at]) at++;
	if (at === 0 && !isLong) return false;
	/** Whether both go on alike, after so many letters of each. */
	const alike = (mine: number, theirs: number): boolean => {
		const [rest, other] = [typed.slice(at + mine), word.slice(at + theirs)];
		return isLong ? other.startsWith(rest) : other === rest;
	};
	const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
	return alike(1, 1) || alike(0, 1) || alike(1, 0) || (isSwapped && alike(2, 2));
}
