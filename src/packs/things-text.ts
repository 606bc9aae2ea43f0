import type { Army, EntryType, Profile, Profiles, Rule, Spell, System } from '../schema/index.ts';

/** What a thing of a game can be, each with its letter in the index. */
const letters = {
	unit: 'u',
	option: 'o',
	item: 'i',
	choice: 'c',
	rule: 'r',
	spell: 's',
	ability: 'a',
	weapon: 'w'
} as const;

type IndexedKind = keyof typeof letters;

/** What a thing of a game can be: a choice is one of the whole army, `play` what its play sheet explains. */
type ThingKind = IndexedKind | 'play';

const thingKinds = Object.keys(letters) as readonly IndexedKind[];

/** The things of one name in a game. */
export interface Thing {
	readonly name: string;
	readonly kinds: readonly ThingKind[];
	/** The place of its game among all. */
	readonly game: number;
	/** The places of its armies among those of its game; none if every army shares it. */
	readonly armies: readonly number[];
	/** Whether the publisher supports none of them any longer. */
	readonly legends: boolean;
}

/** A game whose things are to be found, with its armies in the order of their cards. */
export interface NamedGame {
	readonly system: System;
	readonly armies: readonly Army[];
	/** What is known besides its lists: of what all armies share, then of each in the same order. */
	readonly known?: readonly Known[];
}

/** Profiles of units and effects of all else. */
type Known = Partial<Pick<Profiles, 'profiles' | 'effects'>> | undefined;

/** A name in the file of a game or an army, and the letter of its kind. */
interface NamedPlace {
	readonly name: string;
	readonly place: string;
}

type Places = Map<string, Set<number>>;

/**
 * The names of all things of all games, as short as can be: names that occur in the same places stand together, in
 * two lines. The first says where, split by `;`: the game, the letter of the kind (a capital for Legends), and the
 * armies to base 36, none for what a whole game shares. The second is the names.
 */
export function writeThings(games: readonly NamedGame[]): string {
	return writeNames(
		games.map(({ system, armies }) =>
			[system, ...armies].map((file) => thingsIn(file, system.types))
		)
	);
}

/** The names of weapons, abilities and effects in the same manner, but for those of things themselves. */
export function writeAbilities(games: readonly NamedGame[]): string {
	return writeNames(
		games.map(({ system, armies, known = [] }) =>
			[system, ...armies].map((file, at) => abilitiesIn(file, known[at]))
		)
	);
}

/** @param games of each game what is in its own file, then what is in those of its armies */
function writeNames(games: readonly (readonly (readonly NamedPlace[])[])[]): string {
	const names = new Map<string, Places>();
	for (const [game, files] of games.entries()) {
		for (const [at, file] of files.entries()) {
			for (const { name, place } of file) {
				const places = names.get(name) ?? new Map<string, Set<number>>();
				const key = `${game}${place}`;
				names.set(name, places.set(key, (places.get(key) ?? new Set()).add(at)));
			}
		}
	}
	const groups = new Map<string, string[]>();
	for (const [name, places] of names) {
		const where = placesText(places);
		groups.set(where, [...(groups.get(where) ?? []), name]);
	}
	return [...groups]
		.toSorted(([a], [b]) => (a < b ? -1 : 1))
		.flatMap(([places, named]) => [places, named.toSorted().join('|')])
		.join('\n');
}

const cased = (letter: string, legends: boolean): string =>
	legends ? letter.toUpperCase() : letter;

const isLegends = (file: System | Army): boolean => 'legends' in file && file.legends === true;

/** The weapons and abilities of units, of what sets hold and of what spells summon, and effects with names of their own. */
function abilitiesIn(
	file: System | Army,
	{ profiles = {}, effects = {} }: Known = {}
): readonly NamedPlace[] {
	const isOld = isLegends(file);
	const inProfile = ({ weapons = [], abilities = [] }: Profile, legends: boolean) => [
		...weapons.map(({ name }) => ({ name, place: cased(letters.weapon, legends) })),
		...abilities.map(({ name }) => ({ name, place: cased(letters.ability, legends) }))
	];
	const things = [...file.entries, ...file.rules, ...(file.spells ?? [])];
	const own = things.flatMap(({ id, name }) =>
		(effects[id] ?? []).filter((effect) => effect.name !== name)
	);
	return [
		...file.entries.flatMap(({ id, legends, holds = [] }) =>
			[profiles[id] ?? {}, ...holds].flatMap((one) => inProfile(one, isOld || legends === true))
		),
		...(file.spells ?? []).flatMap(({ summons = [] }) =>
			summons.flatMap((one) => inProfile(one, isOld))
		),
		...own.map(({ name }) => ({ name, place: cased(letters.ability, isOld) }))
	];
}

/** The things in the file of a game or an army, each with the letter of its kind. */
function thingsIn(file: System | Army, types: readonly EntryType[]): readonly NamedPlace[] {
	const isOld = isLegends(file);
	const plain = (kind: IndexedKind) => (thing: Rule | Spell) => ({
		name: thing.name,
		place: cased(letters[kind], isOld)
	});
	return [
		...file.entries.map(({ name, type, legends }) => ({
			name,
			place: cased(letters[kindOf(types.find(({ id }) => id === type))], isOld || legends === true)
		})),
		...file.rules.map(plain('rule')),
		...(file.spells ?? []).map(plain('spell'))
	];
}

function kindOf(type: EntryType | undefined): IndexedKind {
	if (type?.item) return 'item';
	return type?.role === 'army' ? 'choice' : (type?.role ?? 'option');
}

/** The game's own file is the first of its files; what stands in it is everywhere. */
function placesText(places: Places): string {
	return [...places]
		.map(([key, files]) =>
			files.has(0) ? key : [key, ...[...files].map((at) => (at - 1).toString(36))].join(' ')
		)
		.join(';');
}

/** Reads what `writeThings` wrote: a thing for each name in each game. */
export function readThings(text: string): readonly Thing[] {
	const lines = text.split('\n');
	return lines.flatMap((places, at) => {
		if (at % 2 === 1) return [];
		const found = readPlaces(places);
		return (lines[at + 1] ?? '')
			.split('|')
			.flatMap((name) => found.map((place) => ({ name, ...place })));
	});
}

function readPlaces(text: string): readonly Omit<Thing, 'name'>[] {
	const places = text.split(';').map((place) => {
		const [key = '', ...armies] = place.split(' ');
		const letter = key.slice(-1);
		const kind = thingKinds.find((each) => letters[each] === letter.toLowerCase()) ?? 'option';
		return {
			game: Number(key.slice(0, -1)),
			kind,
			legends: letter !== letter.toLowerCase(),
			armies: armies.map((army) => Number.parseInt(army, 36))
		};
	});
	return [...new Set(places.map(({ game }) => game))].map((game) => {
		const here = places.filter((place) => place.game === game);
		const isShared = here.some(({ armies }) => armies.length === 0);
		const armies = here.flatMap((place) => place.armies);
		return {
			game,
			kinds: thingKinds.filter((each) => here.some(({ kind }) => kind === each)),
			armies: isShared ? [] : [...new Set(armies)].toSorted((a, b) => a - b),
			legends: here.every(({ legends }) => legends)
		};
	});
}
