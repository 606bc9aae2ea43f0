import { isOffered, mayCarry, type ArmyIndex, type IndexedEntry } from '#engine';
import { labelsOf, normaliseName, editDistance, strangers } from '../common/names.ts';

/** Something of the army that an unknown name may stand for. */
export interface Suggestion {
	/** Its id. */
	readonly entry: string;
	readonly name: string;
}

/** Where a name stands: in the place of a unit, or among what a unit is given. */
export type NamePlace =
	| { readonly kind: 'unit' }
	| { readonly kind: 'option'; readonly of?: string };

const mostNames = 4;
/** Names that share less are no help. */
const least = 0.42;
/** Longer texts are not names. */
const longest = 80;
/** How much more likely a thing is that belongs in this place. */
const belonging = 0.12;

/** The names of the army that come nearest to an unknown one, the nearest first. */
export function suggestionsFor(
	name: string,
	place: NamePlace,
	index: ArmyIndex
): readonly Suggestion[] {
	const wanted = normaliseName(name);
	if (wanted === '' || wanted.length > longest) return [];
	const found = [...index.units, ...index.choices, ...index.options]
		.map((thing) => ({ entry: thing.entry, likeness: likenessOf(wanted, thing, place, index) }))
		.filter(({ likeness }) => likeness >= least)
		.toSorted((one, other) => other.likeness - one.likeness);
	// Beside one that is very near, others are noise.
	const near = found.filter(({ likeness }) => likeness >= (found[0]?.likeness ?? 0) * 0.6);
	const names = new Map(near.toReversed().map(({ entry }) => [entry.name, entry]));
	const nearest = [...new Set(near.map(({ entry }) => entry.name))].slice(0, mostNames);
	return nearest.map((each) => ({ entry: names.get(each)?.id ?? '', name: each }));
}

function likenessOf(
	wanted: string,
	thing: IndexedEntry,
	place: NamePlace,
	index: ArmyIndex
): number {
	const near = Math.max(...labelsOf(thing.entry).map((label) => likeness(wanted, label)));
	return near >= least && belongs(thing, place, index) ? near + belonging : near;
}

function belongs(thing: IndexedEntry, place: NamePlace, { entries }: ArmyIndex): boolean {
	if (place.kind === 'unit') return thing.isUnit || thing.isChoice;
	const bearer = place.of === undefined ? undefined : entries.get(place.of);
	if (!bearer) return !thing.isUnit;
	return isOffered(bearer, thing) || (!thing.isUnit && mayCarry(bearer, thing));
}

/** From 0 to 1: how much two names are alike, as a whole or in the words that they share. */
function likeness(one: string, other: string): number {
	return Math.max(likeLetters(one, other), likeWords(one, other));
}

function likeLetters(one: string, other: string): number {
	const long = Math.max(one.length, other.length);
	const most = Math.floor(long * (1 - least));
	if (Math.abs(one.length - other.length) > most || strangers(one, other) > most) return 0;
	const distance = editDistance(one, other, most);
	return distance === Infinity ? 0 : 1 - distance / long;
}

/** Letters of the words that both have, misspelt or cut short, of all letters. */
function likeWords(one: string, other: string): number {
	const [words, others] = [wordsOf(one), wordsOf(other)];
	if (words.length === 0 || others.length === 0) return 0;
	const shared = words.flatMap((word) => {
		const best = Math.max(...others.map((each) => likeWord(word, each)));
		return best >= 0.6 ? best * word.length : [];
	});
	const sum = shared.reduce((total, each) => total + each, 0);
	const [mine, theirs] = [words.join('').length, others.join('').length];
	return (sum / mine + Math.min(1, sum / theirs)) * 0.475;
}

const small = new Set(['a', 'an', 'and', 'of', 'on', 'the', 'with']);

function wordsOf(name: string): readonly string[] {
	return name.split(' ').filter((word) => !small.has(word));
}

/** Words that begin differently are other words: comparing all of them would take too long. */
function likeWord(one: string, other: string): number {
	if (one[0] !== other[0]) return 0;
	const [short, long] = one.length < other.length ? [one, other] : [other, one];
	if (short.length >= 3 && long.startsWith(short))
		return Math.max(0.75, short.length / long.length);
	const distance = editDistance(one, other, 4);
	return distance === Infinity ? 0 : 1 - distance / long.length;
}
