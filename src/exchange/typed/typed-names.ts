import { isOffered, mayCarry, type ArmyIndex, type IndexedEntry } from '#engine';
import { pointsIn } from '#i18n';
import { pastedPattern } from '../../i18n/pasted.ts';
import { typedLine } from '../lines/typed-line.ts';
import { entryNames, findOption } from '../names/entry-names.ts';
import { optionsNamed, pairCalled, typeCalled } from '../names/options-named.ts';
import { labelsOf, normaliseName, sameName, editDistance } from '../common/names.ts';

/** The thing with a name that has a comma itself. */
export function exactly(wanted: string, things: readonly IndexedEntry[]): IndexedEntry | undefined {
	return things.find(({ entry }) => labelsOf(entry).some((label) => sameName(label, wanted)));
}

/** The only one of some things. */
export function onlyOne<T>(things: readonly T[]): T | undefined {
	return things.length === 1 ? things[0] : undefined;
}

/** A thing given to a unit: its printed name, and how often. */
export interface TypedOption {
	readonly name: string;
	readonly count: number | undefined;
	/** Its price in the text. */
	readonly price?: number | undefined;
}

/** Whether a part of a line says nothing about the list: a number, a price, or words without a name. */
const figures = pastedPattern(
	String.raw`^(?:[+@=x]*\s*\d{0,5}(?:[.,]\d{1,2})?\s*(?:{points}|p|each|models|%)?\.?|all|them|the|units?|models|foot|bases?|stands?)$`,
	'i'
);

/** What a part behind a unit's name says; undefined if it says nothing. */
export function optionIn(
	part: string,
	unit: IndexedEntry,
	index: ArmyIndex
): TypedOption | undefined {
	if (figures().test(part)) return undefined;
	const { text, count, price } = typedLine({ text: part });
	const several = count === undefined ? undefined : knownOption(text, unit, index);
	if (several !== undefined) return { name: several, count, price };
	const whole = pricedOption(part, unit, index);
	if (whole) return { ...whole, count: undefined };
	if (figures().test(text)) return undefined;
	const known = knownOption(text, unit, index);
	return known === undefined
		? { name: text, count: undefined, price }
		: { name: known, count, price };
}

const priceBehind = /^(.*\p{L}.*?)[\s:=@+–-]+(\d{1,4})$/u;

/** The name under which an option is found, if need be without the number behind it, which is its price. */
export function pricedOption(
	part: string,
	unit: IndexedEntry,
	index: ArmyIndex
): Pick<TypedOption, 'name' | 'price'> | undefined {
	const whole = knownOption(part, unit, index);
	if (whole !== undefined) return { name: whole };
	const [, bare, figure] = priceBehind.exec(part) ?? [];
	const name = bare === undefined ? undefined : knownOption(bare, unit, index);
	return name === undefined ? undefined : { name, price: Number(figure) };
}

/** Whether a part is a number, or a word such as "bases", and no name. */
export function isNoName(part: string): boolean {
	return figures().test(part);
}

/** The number in a part that is a price or a count and nothing else. */
export function figureIn(part: string): number | undefined {
	const [figure] = figures().test(part) ? (/\d+(?:[.,]\d+)?/.exec(part) ?? []) : [];
	return figure === undefined ? undefined : pointsIn(figure);
}

/** The number of models in "20 models" or "20 strong". */
const models = pastedPattern(
	String.raw`^(?:(?:units?|regiments?|blocks?)\s+of\s+(\d{1,3})|(\d{1,3})\s*(?:{models}|strong|men|figures|crew))$`,
	'i'
);

export function modelsIn(part: string): number | undefined {
	const [, each, all] = models().exec(part) ?? [];
	const number = each ?? all;
	return number === undefined ? undefined : Number(number);
}

/** The name under which an option is found: as written, otherwise the only one that the words can mean. */
export function knownOption(
	part: string,
	unit: IndexedEntry,
	index: ArmyIndex
): string | undefined {
	const known = optionsKnown.get(unit) ?? new Map<string, string | undefined>();
	optionsKnown.set(unit, known);
	if (!known.has(part)) known.set(part, lookedUp(part, unit, index));
	return known.get(part);
}

/** Whether a name is of something that the unit may be given. */
export function mayHave(name: string, unit: IndexedEntry, index: ArmyIndex): boolean {
	const known = knownOption(name, unit, index);
	if (known === undefined) return false;
	if (typeCalled(known, index) !== undefined) return true;
	const [found] = optionsNamed(unit, [known], index);
	return (
		found === 'own' || (found !== undefined && (mayCarry(unit, found) || isOffered(unit, found)))
	);
}

/** Whether a part is the name of an option, in full or in a short word for several. */
export function isPrinted(part: string, unit: IndexedEntry, index: ArmyIndex): boolean {
	const [found] = optionsNamed(unit, [part], index);
	return typeCalled(part, index) !== undefined || found === 'own' || found?.isUnit === false;
}

/** Cached, as a part is looked up in several rows of parts, and in several lines. */
const optionsKnown = new WeakMap<IndexedEntry, Map<string, string | undefined>>();

function lookedUp(part: string, unit: IndexedEntry, index: ArmyIndex): string | undefined {
	const bare = part.replace(/^(?:an?|the|with|wearing|extra|all)\s+/i, '');
	const name = bare.replace(/^l(?:e?ve?l)?\.?\s?(?=\d(?:\s|$))/i, 'level ');
	if (name.includes(',')) return exactly(normaliseName(name), index.options)?.entry.name;
	if (typeCalled(name, index) !== undefined || pairCalled(name, unit, index)) return name;
	const type = typeOfInitials(name, index);
	if (type !== undefined) return type;
	const [found] = optionsNamed(unit, [name], index);
	if (found === 'own' || (found && !found.isUnit)) return name;
	const letter = optionOfLetter(name, unit, index);
	if (letter !== undefined) return letter;
	const wanted = normaliseName(name);
	if (found?.isUnit || wanted === normaliseName(unit.entry.name)) return undefined;
	const own = index.options.filter((option) => mayCarry(unit, option) || isOffered(unit, option));
	const meant = own.filter(({ entry }) => labelsOf(entry).some((label) => isMeant(wanted, label)));
	const initials = /^[A-Z]{2,4}$/.test(name) ? own.filter((one) => hasInitials(one, wanted)) : [];
	const begun = meant.filter(({ entry }) => normaliseName(entry.name).startsWith(wanted));
	const led = meant.filter(({ entry }) => begins(wanted, normaliseName(entry.name)));
	const usual = led.filter(({ type }) => (type.aliases?.length ?? 0) > 0);
	const only = onlyOne(initials) ?? onlyOne(meant) ?? onlyOne(begun) ?? onlyOne(usual);
	return only?.entry.name ?? otherOption(name, unit, index);
}

/** An option that only other units may have; the engine says so. */
function otherOption(name: string, unit: IndexedEntry, index: ArmyIndex): string | undefined {
	const found = findOption(name, entryNames(index), unit);
	return found && !found.isUnit ? name : undefined;
}

/** "FC" for the name of a type that stands for all of its options. */
function typeOfInitials(name: string, { system }: ArmyIndex): string | undefined {
	if (!/^[A-Za-z]{2,4}$/.test(name)) return undefined;
	return system.types
		.flatMap(({ role, aliases = [] }) => (role === 'option' ? aliases : []))
		.find((alias) => initialsOf(normaliseName(alias)) === name.toLowerCase());
}

function initialsOf(label: string): string {
	return label
		.split(' ')
		.map((word) => word.slice(0, 1))
		.join('');
}

/** Whether each word begins a word of the name, in this order ("std", "lvl" apart). */
export function isMeant(wanted: string, label: string): boolean {
	const words = label.split(' ');
	let at = 0;
	for (const word of wanted.split(' ')) {
		const found = words.findIndex(
			(full, place) => place >= at && (sameName(full, word) || isShort(word, full))
		);
		if (found === -1) return false;
		at = found + 1;
	}
	return true;
}

/** Whether the first word written is, or shortens, the first word of a name. */
function begins(wanted: string, label: string): boolean {
	return isMeant(wanted.split(' ')[0] ?? '', label.split(' ')[0] ?? '');
}

/** "stand" and "std" for "standard". */
function isShort(word: string, full: string): boolean {
	if (word.length < 3 || /\d/.test(word)) return false;
	if (full.startsWith(word)) return true;
	if (word.length > 4 || word[0] !== full[0] || /[aeiou]/.test(word)) return false;
	let at = 0;
	for (const letter of word) {
		at = full.indexOf(letter, at) + 1;
		if (at === 0) return false;
	}
	return true;
}

function hasInitials({ entry }: IndexedEntry, wanted: string): boolean {
	return labelsOf(entry).some((label) => initialsOf(label) === wanted);
}

/** A row of options has no more words than this. */
const mostWords = 14;

/** A name of a row has no more words than this. */
const longestName = 5;

/**
 * The names in words without anything between them ("long pikes tin horns"), each as long as a known one goes;
 * undefined if a word belongs to none.
 */
export function rowOf(
	text: string,
	isKnown: (name: string) => boolean
): readonly string[] | undefined {
	const words = text.trim().split(/\s+/);
	if (words.length < 2 || words.length > mostWords) return undefined;
	const names: string[] = [];
	for (let at = 0; at < words.length;) {
		const name = longestAt(words, at, isKnown);
		if (name === undefined) return undefined;
		names.push(name);
		at += name.split(' ').length;
	}
	return names.length > 1 ? names : undefined;
}

function longestAt(
	words: readonly string[],
	at: number,
	isKnown: (name: string) => boolean
): string | undefined {
	for (let end = Math.min(at + longestName, words.length); end > at; end -= 1) {
		const name = words.slice(at, end).join(' ');
		if (/\p{L}/u.test(name) && !isHalf.test(name) && isKnown(name)) return name;
	}
	return undefined;
}

/** "Ring of" and "of Tin" are no names. */
const isHalf = /^(?:of|von|der|des|du|de)\s|\s(?:of|the|von|der|des|du|de)$/i;

/** "M" for the only option with this letter among those that lists have a short word for ("C/M/S"). */
function optionOfLetter(
	name: string,
	unit: IndexedEntry,
	{ options }: ArmyIndex
): string | undefined {
	if (!/^[A-Z]$/.test(name)) return undefined;
	const found = options.filter(
		(option) =>
			(option.type.aliases?.length ?? 0) > 0 &&
			option.entry.name.startsWith(name) &&
			isOffered(unit, option)
	);
	return found.length === 1 ? found[0]?.entry.name : undefined;
}

/** "BSB" in a text for the words of a name that begin with these letters; plurals have an s. */
export function hasLettersOf(text: string, label: string): boolean {
	const tokens = text.trim().split(/\s+/);
	const words = label.split(' ');
	let at = 0;
	for (const token of tokens) {
		const [, letters] = /^([A-Z]{3,4})s?$/.exec(token) ?? [];
		if (letters === undefined) {
			if (words[at] !== token.toLowerCase()) return false;
			at += 1;
			continue;
		}
		for (const letter of letters) {
			if (words[at]?.[0] !== letter.toLowerCase()) return false;
			at += 1;
		}
	}
	return at === words.length;
}

const known = new WeakMap<ArmyIndex, readonly string[]>();
const small = new Set(['and', 'the', 'von', 'van', 'der', 'den', 'of', 'on', 'with', 'for']);
/** Shorter words are compared as they are. */
const shortest = 5;

/** Whether a word of a text is a word of the army's names, perhaps misspelt or shortened. */
export function isLikeAny(text: string, index: ArmyIndex): boolean {
	const words = normaliseName(text).split(' ').filter(isDistinctive);
	const others = wordsOf(index);
	return words.some((word) => others.some((other) => isLike(word, other)));
}

function isLike(word: string, other: string): boolean {
	if (sameName(word, other)) return true;
	if (word[0] !== other[0]) return false;
	const [short, long] = word.length < other.length ? [word, other] : [other, word];
	if (short.length < shortest - 1) return false;
	if (long.startsWith(short)) return true;
	return short.length >= shortest && editDistance(short, long, 2) <= (short.length > 7 ? 2 : 1);
}

/** All words of the names that the army has. */
function wordsOf(index: ArmyIndex): readonly string[] {
	const { units, options, choices } = index;
	const words = known.get(index) ?? [
		...new Set(
			[...units, ...options, ...choices]
				.flatMap(({ entry }) => labelsOf(entry))
				.flatMap((label) => label.split(' '))
				.filter(isDistinctive)
		)
	];
	known.set(index, words);
	return words;
}

function isDistinctive(word: string): boolean {
	return word.length > 2 && !small.has(word);
}
