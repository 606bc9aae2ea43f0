import { isOffered, mayCarry, type ArmyIndex, type IndexedEntry } from '#engine';
import {
	labelsOf,
	nameWithArticle,
	normaliseName,
	pick,
	sameName,
	withoutEpithet,
	type Labelled
} from '../common/names.ts';

/** The names of everything an army offers. */
interface EntryNames {
	readonly units: readonly LabelledEntry[];
	readonly choices: readonly LabelledEntry[];
	readonly options: readonly LabelledEntry[];
	/** Caches of names that were looked up, one for each place where a name may stand. */
	readonly places: Map<string, Place>;
}

/** A place where a name may stand, with what was looked up there: a text may have a line hundreds of times. */
interface Place {
	readonly lists: Lists;
	/** The thing with each name; undefined if there is none. */
	readonly found: Map<string, IndexedEntry | undefined>;
}

interface LabelledEntry extends Labelled<IndexedEntry> {
	/** Its name and id with a leading "The". */
	readonly printed: readonly string[];
	/** Its names without spaces and articles. */
	readonly inOneWord: readonly string[];
	/** Its names with their words in alphabetical order. */
	readonly inOrder: readonly string[];
	/** Its name up to the first comma. */
	readonly short?: string | undefined;
	/** Its name without its season, and the season. */
	readonly seasonal?: { readonly name: string; readonly season: string } | undefined;
}

const known = new WeakMap<ArmyIndex, EntryNames>();

/** The names of an army; cached for each index. */
export function entryNames(index: ArmyIndex): EntryNames {
	const names = known.get(index) ?? {
		units: index.units.map(labelled),
		choices: index.choices.map(labelled),
		options: index.options.map(labelled),
		places: new Map<string, Place>()
	};
	known.set(index, names);
	return names;
}

function labelled(indexed: IndexedEntry): LabelledEntry {
	const { entry } = indexed;
	const labels = [
		...labelsOf(entry),
		...turnedRound(entry.name),
		...(indexed.isUnit ? ofTurned(entry.name) : []),
		...(entry.season === undefined ? [] : abbreviated(entry.name)),
		...(indexed.isChoice ? behind(entry.name) : [])
	];
	const printed = [entry.name, entry.id].map(nameWithArticle);
	const short = withoutEpithet(entry.name);
	const inOneWord = labels.map(asOneWord);
	const inOrder = labels.filter((label) => label.includes(' ')).map(ordered);
	return {
		thing: indexed,
		labels,
		printed,
		inOneWord,
		inOrder,
		short,
		seasonal: seasonOf(entry.name)
	};
}

function seasonOf(name: string): LabelledEntry['seasonal'] {
	const [, bare, season] = /^(.+) \((\d{4}(?:-\d\d)?)\)$/.exec(name) ?? [];
	return bare !== undefined && season !== undefined
		? { name: normaliseName(bare), season }
		: undefined;
}

/** "Spiders (Winter Court)" may be written "Winter Court: Spiders". */
function turnedRound(name: string): readonly string[] {
	const [, before, inside] = /^(.+)\((.+)\)$/.exec(name) ?? [];
	return before !== undefined && inside !== undefined ? [normaliseName(`${inside} ${before}`)] : [];
}

/** "Riders of the Moon" may be written "Moon Riders". */
function ofTurned(name: string): readonly string[] {
	const [, before, after] = /^(\S+) of (?:the )?(\S+)$/i.exec(name) ?? [];
	return before !== undefined && after !== undefined ? [normaliseName(`${after} ${before}`)] : [];
}

/** "Spiders (Host of Winter)" may be written "HoW Spiders" or "Spiders [HoW]". */
function abbreviated(name: string): readonly string[] {
	const [, before, inside] = /^(.+)\((\S+ \S+ \S+)\)$/.exec(name) ?? [];
	if (before === undefined || inside === undefined) return [];
	const initials = inside.split(' ').map((word) => word.slice(0, 1));
	return [`${initials.join('')} ${before}`, `${before} ${initials.join('')}`].map(normaliseName);
}

/** "War Song: Tin Host" may be written "Tin Host War Song". */
function behind(name: string): readonly string[] {
	const [, before, after] = /^(.+): (.+)$/.exec(name) ?? [];
	return before !== undefined && after !== undefined ? [normaliseName(`${after} ${before}`)] : [];
}

/**
 * What a name stands for in the place of a unit: a unit, otherwise a choice of the army, otherwise an option.
 * @param fits chooses between units whose names differ at most in brackets
 */
export function findUnit(
	name: string,
	names: EntryNames,
	fits?: (indexed: IndexedEntry) => boolean
): IndexedEntry | undefined {
	const { units, choices, options } = names;
	const found = findOnce(name, 'unit', names, () => [units, choices, options]);
	if (!fits || (found && fits(found))) return found;
	const wanted = normaliseName(name);
	const others = units.filter(({ thing }) => fits(thing));
	return pick(wanted, others) ?? pick(wanted, others.map(withoutBrackets)) ?? found;
}

/** What a name stands for among choices of the army and units of some types. */
export function findOfTypes(
	name: string,
	names: EntryNames,
	types: ReadonlySet<string>
): IndexedEntry | undefined {
	return findOnce(name, `types ${[...types].join(' ')}`, names, () => {
		const { units, choices } = names;
		return [[...choices, ...units].filter(({ thing }) => types.has(thing.type.id)), choices];
	});
}

/** The option with a name: one that this unit may have or is offered, otherwise any other option, otherwise a unit. */
export function findOption(
	name: string,
	names: EntryNames,
	bearer: IndexedEntry | undefined
): IndexedEntry | undefined {
	// One option of a unit may allow another.
	const place = bearer ? `${bearer.entry.id} ${[...bearer.tags].join(' ')}` : '';
	return findOnce(name, `given ${place}`, names, () => {
		const { units, choices, options } = names;
		const fitting = options.filter(({ thing }) => mayCarry(bearer, thing));
		const offered = options.filter(({ thing }) => bearer && isOffered(bearer, thing));
		return [fitting, offered, options, units, choices];
	});
}

type Lists = readonly (readonly LabelledEntry[])[];

/** The most names and places that are cached, so that a file of unknown names does not fill the memory. */
const mostFound = 5000;

/** Looks a name up, once in each place. */
function findOnce(
	name: string,
	place: string,
	{ places }: EntryNames,
	listsThere: () => Lists
): IndexedEntry | undefined {
	const { lists, found } = places.get(place) ?? newPlace(place, places, listsThere());
	if (found.has(name)) return found.get(name);
	if (found.size >= mostFound) found.clear();
	const thing = find(name, lists);
	found.set(name, thing);
	return thing;
}

function newPlace(name: string, places: Map<string, Place>, lists: Lists): Place {
	if (places.size >= mostFound) places.clear();
	const place = { lists, found: new Map<string, IndexedEntry | undefined>() };
	places.set(name, place);
	return place;
}

/** The first entry with the full name, otherwise the only one with a shorter form of it. */
function find(name: string, lists: Lists): IndexedEntry | undefined {
	const written = nameWithArticle(name);
	const wanted = normaliseName(name);
	for (const list of lists) {
		const thing = findPrinted(written, list) ?? pick(wanted, list) ?? findLatest(wanted, list);
		if (thing) return thing;
	}
	return (
		lists.map((list) => findShort(wanted, list)).find(Boolean) ??
		findLong(name, lists) ??
		findFormer(name, lists) ??
		findInOneWord(wanted, lists) ??
		findInOrder(wanted, lists)
	);
}

/** "Tower Tin" for "Tin Tower": the same words in another order, if only one thing has them. */
function findInOrder(wanted: string, lists: Lists): IndexedEntry | undefined {
	if (!wanted.includes(' ')) return undefined;
	const words = ordered(wanted);
	const found = lists.flat().filter(({ inOrder }) => inOrder.some((one) => sameName(one, words)));
	const [only, ...others] = new Set(found.map(({ thing }) => thing));
	return others.length === 0 ? only : undefined;
}

function ordered(name: string): string {
	return name.split(' ').toSorted().join(' ');
}

/** "Fire-storm of Tin" for "Firestorm of the Tin", if there is only one. */
function findInOneWord(wanted: string, lists: Lists): IndexedEntry | undefined {
	const word = asOneWord(wanted);
	if (word.length < shortestWord) return undefined;
	const found = lists.flat().filter(({ inOneWord }) => inOneWord.includes(word));
	const [only, ...others] = new Set(found.map(({ thing }) => thing));
	return others.length === 0 ? only : undefined;
}

/** Shorter names are not compared without spaces. */
const shortestWord = 8;

function asOneWord(name: string): string {
	return name.replace(/\bthe /g, '').replaceAll(' ', '');
}

/** The entry with a former id. */
function findFormer(name: string, lists: Lists): IndexedEntry | undefined {
	return lists.flat().find(({ thing }) => thing.entry.formerly?.includes(name))?.thing;
}

/** The entry of this name with or without "The", which may be the only difference between two. */
function findPrinted(written: string, list: readonly LabelledEntry[]): IndexedEntry | undefined {
	const exact = list.find(({ printed }) => printed.includes(written));
	const near = () => list.find(({ printed }) => printed.some((name) => sameName(name, written)));
	return (exact ?? (written.startsWith('the ') ? near() : undefined))?.thing;
}

/** The latest of several seasons ("Orb (2026-27)") is the default. */
function findLatest(wanted: string, list: readonly LabelledEntry[]): IndexedEntry | undefined {
	const seasons = list.flatMap(({ thing, seasonal }) =>
		seasonal && sameName(seasonal.name, wanted) ? [{ thing, season: seasonal.season }] : []
	);
	return seasons.toSorted((one, other) => (one.season < other.season ? 1 : -1))[0]?.thing;
}

/** "Alba" for "Alba, Queen of Tin", if there is only one Alba. */
function findShort(wanted: string, list: readonly LabelledEntry[]): IndexedEntry | undefined {
	const [only, ...others] = list.filter(({ short }) => short === wanted);
	return others.length === 0 ? only?.thing : undefined;
}

/** "Alba, Queen of Tin" for plain "Alba". */
function findLong(name: string, lists: Lists): IndexedEntry | undefined {
	const short = withoutEpithet(name);
	if (short === undefined) return undefined;
	return lists
		.map((list) => list.find(({ labels }) => labels.includes(short))?.thing)
		.find(Boolean);
}

function withoutBrackets({ thing }: LabelledEntry): Labelled<IndexedEntry> {
	return { thing, labels: [normaliseName(thing.entry.name.replace(/\(.*\)/, ''))] };
}
