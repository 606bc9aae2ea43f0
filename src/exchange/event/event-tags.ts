import type { Army, Entry, System } from '#schema';
import {
	labelsOf,
	normaliseName,
	pick,
	sameName,
	type Labelled,
	type Named
} from '../common/names.ts';

/** Everything that a rule may name, for some armies of a system. */
export interface Vocabulary {
	/** The name of these armies in a sentence. */
	readonly name: string;
	readonly entries: readonly Entry[];
	readonly options: readonly Entry[];
	readonly keywords: readonly string[];
	/** Ids of entries, keywords and seasons. */
	readonly tags: ReadonlySet<string>;
	/** The tags for a name; empty if it is unknown. */
	find(name: string): readonly string[];
	/** The ids of the options with a name. */
	findOption(name: string): readonly string[];
}

/** Everything that a rule for these armies may name. */
export function vocabularyOf(system: System, armies: readonly Army[]): Vocabulary {
	const entries = [...system.entries, ...armies.flatMap((army) => army.entries)];
	const keywords = keywordsOf(system, armies, entries);
	const seasons = seasonsOf(armies, entries);
	const tags = new Set([
		...entries.map(({ id }) => id),
		...keywords,
		...seasons.map(({ thing }) => thing)
	]);
	const options = entries.filter(({ type }) =>
		system.types.some(({ id, role }) => id === type && role === 'option')
	);
	const labelled = entries.map(named);
	const words = [
		...keywords.map((word) => ({ thing: word, labels: labelsOf(keywordNamed(word)) })),
		...seasons
	];
	const known = new Map<string, readonly string[]>();
	const find = (name: string): readonly string[] => {
		if (tags.has(name)) return [name];
		const found = known.get(name) ?? meanings(normaliseName(name), labelled, words);
		known.set(name, found);
		return found;
	};
	return {
		name: armies.length === 1 ? (armies[0]?.name ?? system.name) : system.name,
		entries,
		options,
		keywords,
		tags,
		find,
		findOption: (name) =>
			options.some(({ id }) => id === name)
				? [name]
				: entriesOf(normaliseName(name), options.map(named))
	};
}

/** Entries take precedence over a keyword of the same name, unless it is in capitals. */
function meanings(
	name: string,
	entries: readonly NamedEntry[],
	keywords: readonly Labelled<string>[]
): readonly string[] {
	const found = entriesOf(name, entries);
	if (found.length > 0) return found;
	const keyword = pick(name, keywords);
	return keyword === undefined ? [] : [keyword];
}

interface NamedEntry {
	readonly id: string;
	/** Its printed name and its id. */
	readonly own: readonly string[];
	readonly aliases: readonly string[];
	/** Former ids, which packs written by Muster may contain. */
	readonly formerly: readonly string[];
}

/** Kept, as each rule may be for other armies of the same system. */
const names = new WeakMap<Entry, NamedEntry>();

function named(entry: Entry): NamedEntry {
	const found = names.get(entry) ?? namesOf(entry);
	names.set(entry, found);
	return found;
}

function namesOf({ id, name, aliases = [], formerly = [] }: Entry): NamedEntry {
	return {
		id,
		own: labelsOf({ id, name }),
		aliases: aliases.map(normaliseName),
		formerly: formerly.map(normaliseName)
	};
}

/** The entries with a name: as printed, otherwise in the plural, otherwise by alias or id. */
function entriesOf(name: string, entries: readonly NamedEntry[]): readonly string[] {
	const tests: readonly ((entry: NamedEntry) => boolean)[] = [
		({ own }) => own.includes(name),
		({ own }) => own.some((label) => sameName(label, name)),
		({ aliases }) => aliases.some((label) => sameName(label, name)),
		({ formerly }) => formerly.includes(name)
	];
	for (const test of tests) {
		const found = entries.filter(test).map(({ id }) => id);
		if (found.length > 0) return [...new Set(found)];
	}
	return [];
}

function keywordsOf(
	system: System,
	armies: readonly Army[],
	entries: readonly Entry[]
): readonly string[] {
	const readings = [...system.readings, ...armies.flatMap((army) => army.readings ?? [])];
	const granted = readings
		.flatMap(({ answers }) => answers)
		.flatMap(({ grants = [] }) => grants.flatMap(({ keywords = [] }) => keywords));
	return [
		...new Set([
			...system.types.flatMap(({ keywords }) => keywords),
			...entries.flatMap(({ keywords = [], grants = [] }) => [...keywords, ...grants]),
			...granted,
			...(system.keywords ?? [])
		])
	];
}

/** Seasons and Legends as organisers write them: "2025-26", "Season 2025-26", "Legends". */
function seasonsOf(
	armies: readonly Army[],
	entries: readonly Entry[]
): readonly Labelled<string>[] {
	const seasons = [...new Set(entries.flatMap(({ season }) => season ?? []))];
	const hasLegends =
		armies.some(({ legends }) => legends) || entries.some(({ legends }) => legends);
	return [...seasons, ...(hasLegends ? ['legends'] : [])].map((season) => ({
		thing: `season:${season}`,
		labels: [season, `season ${season}`].map(normaliseName)
	}));
}

/** The names suggested for an unknown one. */
export function suggestions({ entries, keywords }: Vocabulary): readonly Named[] {
	return [...entries, ...keywords.map(keywordNamed)];
}

/** Kept, so that what `labelsOf` makes of each is kept too. */
const keywordsNamed = new Map<string, Named>();

function keywordNamed(word: string): Named {
	const named = keywordsNamed.get(word) ?? { id: word, name: word };
	keywordsNamed.set(word, named);
	return named;
}
