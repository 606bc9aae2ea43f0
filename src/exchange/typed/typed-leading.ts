import { isOffered, type ArmyIndex, type IndexedEntry } from '#engine';
import { isName } from '../lines/called.ts';
import { namesBehind } from '../lines/typed-line.ts';
import { entryNames, findUnit } from '../names/entry-names.ts';
import { labelsOf, normaliseName, sameName, editDistance } from '../common/names.ts';
import { exactly, isMeant, mayHave, onlyOne, hasLettersOf, rowOf } from './typed-names.ts';
import type { EntryType } from '#schema';

/** The unit that a line begins with, and what stands behind its name. */
export interface LeadingUnit {
	readonly unit: IndexedEntry;
	readonly rest: string;
	/** What the player calls it. */
	readonly name?: string;
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
	const label = /^[^:]{1,40}:\s+(?=\S)/.exec(text)?.[0];
	const name = label?.replace(/:\s+$/, '') ?? '';
	const found = longestAt(text, index, isLoose);
	if (found || label === undefined) return found ?? looseBearer(text, index, isLoose);
	const labelled = longestAt(text.slice(label.length), index, isLoose);
	if (!labelled) return looseBearer(text, index, isLoose);
	return isName(name) ? { ...labelled, name } : labelled;
}

function looseBearer(text: string, index: ArmyIndex, isLoose: boolean): LeadingUnit | undefined {
	return isLoose ? bearerOf(text, index) : undefined;
}

/** The only unit that must have one of a set in which an option has this name: "Ram" is an engine with a ram. */
export function bearerOf(text: string, index: ArmyIndex): LeadingUnit | undefined {
	const [name = ''] = text.split(/[,;:(]|\s(?:with|w\/)|\s[-–]|\s\d/);
	const wanted = normaliseName(name);
	const ids = new Set(
		index.options
			.filter(({ entry }) => labelsOf(entry).some((label) => sameName(label, wanted)))
			.map(({ entry }) => entry.id)
	);
	if (wanted === '' || ids.size === 0) return undefined;
	const must = onlyOne(index.units.filter(({ entry }) => mustChoose(entry, ids)));
	const unit = must ?? onlyOne(index.units.filter((one) => isKindOf(one, wanted, ids, index)));
	const price = /^\s+\d+$/;
	return unit && { unit, rest: `, ${name}${text.slice(name.length).replace(price, '')}` };
}

/** "Stone Towers" are Towers that may be made of stone. */
function isKindOf(
	unit: IndexedEntry,
	wanted: string,
	ids: ReadonlySet<string>,
	{ entries }: ArmyIndex
): boolean {
	const [last = '', ...before] = wanted.split(' ').toReversed();
	const isCalled = labelsOf(unit.entry).some((label) => sameName(label, last));
	if (before.length === 0 || !isCalled) return false;
	const options = [...ids].map((id) => entries.get(id));
	return options.some((option) => option !== undefined && isOffered(unit, option));
}

function mustChoose({ options = [] }: IndexedEntry['entry'], ids: ReadonlySet<string>): boolean {
	return options.some(
		(one) =>
			typeof one === 'object' &&
			'of' in one &&
			typeof one.min === 'number' &&
			one.min > 0 &&
			namesOneOf(one.of, ids)
	);
}

/** What may follow a part of a name: anything but another word of it. */
const ended = /^\s*(?:$|[^\p{L}\s]|(?:with|w|on|and|in)\b)/iu;

/** Further letters of a text are not looked at for the name of a unit. */
const longest = 200;

function longestAt(text: string, index: ArmyIndex, isLoose: boolean): LeadingUnit | undefined {
	const ends = [...text.slice(0, longest).matchAll(/[\p{L}\p{N}’']+\)?/gu)]
		.slice(0, mostWords)
		.map(({ index: at, 0: word }) => at + word.length);
	for (const end of ends.toReversed()) {
		const name = text.slice(0, end);
		const unit = unitCalled(name, index, isLoose);
		const rest = text.slice(end);
		if (unit && (!isLoose || ended.test(rest) || isRow(rest, unit, index))) return { unit, rest };
	}
	return undefined;
}

/** Whether a text begins with options of the unit, one behind the other. */
function isRow(rest: string, unit: IndexedEntry, index: ArmyIndex): boolean {
	const isKnown = (name: string): boolean => mayHave(name, unit, index);
	const [first = ''] = namesBehind(rest, isKnown);
	return isKnown(first) || rowOf(first, isKnown) !== undefined;
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
	if (parted.test(name)) return exactly(wanted, index.units.filter(isParted));
	const found = findUnit(name, entryNames(index));
	if (found?.isUnit) return found;
	const letters = /[A-Z]{3}/.test(name)
		? onlyOne(
				index.units.filter((unit) => labelsOf(unit.entry).some((one) => hasLettersOf(name, one)))
			)
		: undefined;
	if (letters) return letters;
	if (isLoose && wanted.length >= 4) return looselyCalled(wanted, index);
	return wanted.length < 4
		? undefined
		: onlyOne(index.units.filter(({ entry }) => shortened(wanted, entry.name)));
}

/** What stands between a unit and what it is given, unless its own name has it. */
const parted = /,|\s[-–—]\s/;

function isParted({ entry: { name, plural = '', aliases = [] } }: IndexedEntry): boolean {
	return [name, plural, ...aliases].some((label) => parted.test(label));
}

/** The only unit that the words may mean, otherwise the only one with as many words. */
function looselyCalled(wanted: string, { units }: ArmyIndex): IndexedEntry | undefined {
	const meant = units.filter(({ entry }) =>
		labelsOf(entry).some((label) => isMeant(wanted, label))
	);
	const { length } = wanted.split(' ');
	const alike = meant.filter(({ entry }) =>
		labelsOf(entry).some((label) => label.split(' ').length === length && isMeant(wanted, label))
	);
	return onlyOne(meant) ?? (length > 1 ? onlyOne(alike) : undefined);
}

/** "Duke" for "Duke of Tin", if there is no other. */
function shortened(wanted: string, name: string): boolean {
	const [short = ''] = normaliseName(name.replace(/\s\(.*/, '')).split(/ (?:of|on|with) /);
	return sameName(short, wanted);
}

function namesOneOf(of: unknown, ids: ReadonlySet<string>): boolean {
	return (
		Array.isArray(of) &&
		of.some((each: string | { readonly option: string }) =>
			ids.has(typeof each === 'string' ? each : each.option)
		)
	);
}

/** Ranks of characters: types that stand below a heading of another name. */
function ranksOf({ system }: ArmyIndex): readonly EntryType[] {
	return system.types.filter(({ character, name, heading }) => character && name !== heading);
}

/** The rank that a text is, and nothing else; none where a unit has this very name. */
export function rankCalled(text: string, index: ArmyIndex): EntryType | undefined {
	const word = normaliseName(text);
	const rank = ranksOf(index).find(({ name }) => normaliseName(name) === word);
	const isUnit = rank && index.units.some(({ entry }) => labelsOf(entry).includes(word));
	return isUnit ? undefined : rank;
}

/** The unit of a line that is only a rank, where no other unit has it. */
export function onlyOfRank(text: string, index: ArmyIndex): IndexedEntry | undefined {
	const rank = rankCalled(text, index);
	return rank && onlyOne(index.units.filter(({ type }) => type.id === rank.id));
}

/** The units of a rank that is misspelt by a letter or two. */
export function unitsOfRankLike(text: string, index: ArmyIndex): readonly IndexedEntry[] {
	const word = normaliseName(text);
	if (word.length < 5) return [];
	const rank = ranksOf(index).find(({ name }) => editDistance(word, normaliseName(name), 2) <= 2);
	return rank ? index.units.filter(({ type }) => type.id === rank.id) : [];
}
