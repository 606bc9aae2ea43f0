import type { Roster } from '#schema';
import { catalogue } from '../../packs/catalogue.ts';
import type { Stored } from '../../persistence/index.ts';

/** What rosters may be sorted by. */
export const orders = ['edited', 'name', 'army', 'points'] as const;
export type RowOrder = (typeof orders)[number];

/** Which rosters are shown, and in what order. */
export interface Arrangement {
	/** Words that must all stand in the roster's name, its army's, its game's, its event's or its folder's. */
	readonly text: string;
	readonly order: RowOrder;
	/** The folder whose rosters are shown, an empty name for those in none; all if undefined. */
	readonly folder?: string | undefined;
	/** The game whose rosters are shown, by its id; all if undefined. */
	readonly system?: string | undefined;
}

/**
 * What is kept as it applies now. Nothing is left out unseen: not by words in a field that is gone, nor by a folder
 * or a game that is empty.
 * @param games the ids of games to choose from
 */
export function arrangementFor(
	{ text, order, folder, system }: Arrangement,
	areMany: boolean,
	folders: readonly string[],
	games: readonly string[]
): Arrangement {
	return {
		text: areMany ? text : '',
		order: areMany ? order : 'edited',
		folder: folders.find((name) => name === folder),
		system: areMany && games.length > 1 ? games.find((id) => id === system) : undefined
	};
}

/** Whether only some of the rosters are shown. */
export function isNarrowed({ text, folder, system }: Arrangement): boolean {
	return text.trim() !== '' || folder !== undefined || system !== undefined;
}

/** What a roster's army, game and folder are called; the folder of a roster in none has an empty name. */
type NamesOf = (roster: Roster) => {
	readonly army: string;
	readonly game: string;
	readonly folder: string;
};

/**
 * The rosters that are looked for, sorted.
 * @param rows edited last first. Those that cannot be read come last, and are not found by words.
 */
export function arrangeRows(
	rows: readonly Stored[],
	arrangement: Arrangement,
	namesOf: NamesOf
): readonly Stored[] {
	const { text, order, folder, system } = arrangement;
	const words = plain(text).split(/\s+/).filter(Boolean);
	const readable = rows.filter((stored) => stored.readable);
	const found = readable.filter((stored) => {
		if (system !== undefined && system !== stored.roster.system) return false;
		const names = namesOf(stored.roster);
		if (folder !== undefined && folder !== names.folder) return false;
		return words.length === 0 || isFoundBy(words, stored, names);
	});
	const isPart = isNarrowed(arrangement);
	const others = isPart ? [] : rows.filter((stored) => !stored.readable);
	if (order === 'edited') return isPart ? found : rows;
	return [...found.toSorted(sorters(namesOf)[order]), ...others];
}

type Names = ReturnType<NamesOf>;

/** What rosters are found by, kept while nothing of it changes: there may be thousands. */
const texts = new WeakMap<Readable, { readonly said: string; readonly text: string }>();

function isFoundBy(words: readonly string[], stored: Readable, names: Names): boolean {
	const { army, game, folder } = names;
	const { name, event } = stored.roster;
	const said = [name, army, game, event?.name ?? '', folder].join('\n');
	let cached = texts.get(stored);
	if (cached?.said !== said) texts.set(stored, (cached = { said, text: plain(said) }));
	return words.every((word) => cached.text.includes(word));
}

type Readable = Extract<Stored, { readable: true }>;
type Sorter = (a: Readable, b: Readable) => number;

function sorters(namesOf: NamesOf): Readonly<Record<Exclude<RowOrder, 'edited'>, Sorter>> {
	// Thousands are compared: `localeCompare` takes many times as long.
	const { compare } = new Intl.Collator();
	const byName: Sorter = (a, b) => compare(a.roster.name, b.roster.name);
	return {
		name: byName,
		army: (a, b) => compare(namesOf(a.roster).army, namesOf(b.roster).army) || byName(a, b),
		points: (a, b) => b.roster.size - a.roster.size || byName(a, b)
	};
}

function plain(text: string): string {
	return text.replace(/['’]/g, '').toLowerCase();
}

/** What the game and the army of a roster are called. */
interface ArmyNames {
	readonly army: string;
	readonly game: string;
}

/**
 * Looks up each army once, as there may be thousands of rosters.
 * @param nameOf the name of an army, if it is known already
 */
export function armyNames(
	nameOf: (system: string, army: string) => string | undefined
): (system: string, army: string) => ArmyNames {
	const known = new Map<string, ArmyNames>();
	return (system, army) => {
		const key = `${system}/${army}`;
		const names = known.get(key) ?? {
			army: nameOf(system, army) ?? '',
			game: catalogue.find(({ id }) => id === system)?.name ?? ''
		};
		known.set(key, names);
		return names;
	};
}
