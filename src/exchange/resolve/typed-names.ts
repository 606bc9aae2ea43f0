import { isOffered, mayCarry, type ArmyIndex, type IndexedEntry } from '#engine';
import { pastedPattern } from '../../i18n/pasted.ts';
import { typedLine } from '../text/typed-line.ts';
import { entryNames, findOption, findUnit } from './entry-names.ts';
import { givenTo } from './given.ts';
import { labelsOf, normaliseName, sameName } from './names.ts';
import { typeCalled } from './shorthand.ts';

/** The unit that a line begins with, and what stands behind its name. */
export interface LeadingUnit {
	readonly unit: IndexedEntry;
	readonly rest: string;
}

/** A name has no more words than this. */
const mostWords = 9;

/**
 * The unit with the longest name at the beginning of a text; a name of the player's and a colon may come first.
 * @param isLoose whether a part of its name will do, if no other unit has it
 */
export function leadingUnit(
	text: string,
	index: ArmyIndex,
	isLoose = false
): LeadingUnit | undefined {
	const label = /^[^:]{1,40}:\s+(?=\S)/.exec(text);
	const starts = [0, ...(label ? [label[0].length] : [])];
	return starts
		.map((start) => longestAt(text.slice(start, start + 200), index, isLoose))
		.find(Boolean);
}

/** What may follow a part of a name: anything but another word of it. */
const ended = /^\s*(?:$|[^\p{L}\s]|(?:with|w|on|and|in)\b)/iu;

function longestAt(text: string, index: ArmyIndex, isLoose: boolean): LeadingUnit | undefined {
	const ends = [...text.matchAll(/[\p{L}\p{N}’']+\)?/gu)]
		.slice(0, mostWords)
		.map(({ index: at, 0: word }) => at + word.length);
	for (const end of ends.toReversed()) {
		const name = text.slice(0, end);
		const unit = unitCalled(name, index, isLoose);
		if (unit && (!isLoose || ended.test(text.slice(end)))) return { unit, rest: text.slice(end) };
	}
	return undefined;
}

const unitsKnown = new WeakMap<ArmyIndex, Map<string, IndexedEntry | undefined>>();

function unitCalled(name: string, index: ArmyIndex, isLoose: boolean): IndexedEntry | undefined {
	const known = unitsKnown.get(index) ?? new Map<string, IndexedEntry | undefined>();
	unitsKnown.set(index, known);
	const key = `${isLoose ? '~' : ''}${name}`;
	if (!known.has(key)) known.set(key, unitMeant(name, index, isLoose));
	return known.get(key);
}

function unitMeant(name: string, index: ArmyIndex, isLoose: boolean): IndexedEntry | undefined {
	const wanted = normaliseName(name);
	if (name.includes(',')) return exactly(wanted, index.units);
	const found = findUnit(name, entryNames(index));
	if (found?.isUnit) return found;
	if (isLoose && wanted.length >= 5) {
		return onlyOne(
			index.units.filter(({ entry }) => labelsOf(entry).some((label) => isMeant(wanted, label)))
		);
	}
	return wanted.length < 4
		? undefined
		: onlyOne(index.units.filter(({ entry }) => shortened(wanted, entry.name)));
}

/** "Duke" for "Duke of Tin", if there is no other. */
function shortened(wanted: string, name: string): boolean {
	const [short = ''] = normaliseName(name.replace(/\s\(.*/, '')).split(/ (?:of|on|with) /);
	return sameName(short, wanted);
}

/** The thing with a name that has a comma itself. */
function exactly(wanted: string, things: readonly IndexedEntry[]): IndexedEntry | undefined {
	return things.find(({ entry }) => labelsOf(entry).some((label) => sameName(label, wanted)));
}

function onlyOne<T>(things: readonly T[]): T | undefined {
	return things.length === 1 ? things[0] : undefined;
}

/** A thing given to a unit: its printed name, and how often. */
export interface TypedOption {
	readonly name: string;
	readonly count: number | undefined;
}

/** Whether a part of a line says nothing about the list: a number, a price, or words without a name. */
const figures = pastedPattern(
	String.raw`^(?:[+@=x]*\s*\d{0,5}\s*(?:{points}|p|each|models|%)?\.?|all|them|the|units?|models)$`,
	'i'
);

/** What a part behind a unit's name says; undefined if it says nothing. */
export function optionIn(
	part: string,
	unit: IndexedEntry,
	index: ArmyIndex
): TypedOption | undefined {
	if (figures().test(part)) return undefined;
	const whole = knownOption(part, unit, index);
	if (whole !== undefined) return { name: whole, count: undefined };
	const { text, count } = typedLine({ text: part });
	if (figures().test(text)) return undefined;
	return { name: knownOption(text, unit, index) ?? text, count };
}

/** The number of models in "20 models" or "20 strong". */
const models = pastedPattern(String.raw`^(\d{1,3})\s*(?:{models}|strong|men|figures)$`, 'i');

export function modelsIn(part: string): number | undefined {
	const [, number] = models().exec(part) ?? [];
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

/** Cached, as a part is looked up in several rows of parts, and in several lines. */
const optionsKnown = new WeakMap<IndexedEntry, Map<string, string | undefined>>();

function lookedUp(part: string, unit: IndexedEntry, index: ArmyIndex): string | undefined {
	const name = part.replace(/^(?:an?|the|with|wearing|extra|all)\s+/i, '');
	if (name.includes(',')) return exactly(normaliseName(name), index.options)?.entry.name;
	if (typeCalled(name, index) !== undefined) return name;
	const type = typeOfInitials(name, index);
	if (type !== undefined) return type;
	const [given] = givenTo(unit, [name], index);
	if (given === 'own' || (given && !given.isUnit)) return name;
	const wanted = normaliseName(name);
	if (wanted === normaliseName(unit.entry.name)) return undefined;
	const own = index.options.filter((option) => mayCarry(unit, option) || isOffered(unit, option));
	const meant = own.filter(({ entry }) => labelsOf(entry).some((label) => isMeant(wanted, label)));
	const initials = /^[A-Z]{2,4}$/.test(name) ? own.filter((one) => hasInitials(one, wanted)) : [];
	const begun = meant.filter(({ entry }) => normaliseName(entry.name).startsWith(wanted));
	const only = onlyOne(meant) ?? onlyOne(begun) ?? onlyOne(initials);
	return only?.entry.name ?? otherOption(name, unit, index);
}

/** What the unit may not have, but another may: the engine says so. */
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
function isMeant(wanted: string, label: string): boolean {
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

/** "stand" and "std" for "standard". */
function isShort(word: string, full: string): boolean {
	if (word.length < 3 || /\d/.test(word)) return false;
	if (full.startsWith(word)) return true;
	if (word.length > 4 || word[0] !== full[0]) return false;
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
