import { matches, mayCarry, type ArmyIndex, type IndexedEntry } from '#engine';
import type { Rule, Spell } from '#schema';
import { plain } from '../../ui/plain-text.ts';
import { spellsOf } from '../units/index.ts';
import type { BookThing } from './army-book.ts';

/** What an army has of one name, and who may have it. */
interface NamedThings {
	/** Entries with a stat line, and units. */
	readonly rows: readonly IndexedEntry[];
	/** Those of them that have a weapon or an ability of this name. */
	readonly holding: readonly IndexedEntry[];
	/** Options, items and choices. */
	readonly things: readonly BookThing[];
	readonly rules: readonly Rule[];
	readonly spells: readonly Spell[];
	/** The units and other entries that have it or may; units themselves are had by their army. */
	readonly bearers: readonly IndexedEntry[];
	/** Whether it is the whole army that has it. */
	readonly isOfArmy: boolean;
}

const none: ReadonlySet<string> = new Set();

const isRow = ({ entry, isUnit }: IndexedEntry): boolean => isUnit || entry.stats !== undefined;

/**
 * What an army has of a name, whatever its capitals, accents and apostrophes.
 * @param holders the ids of entries and spells with a weapon, an ability or an effect of this name
 */
export function namedThings(
	index: ArmyIndex,
	name: string,
	holders: ReadonlySet<string> = none
): NamedThings {
	const wanted = plain(name);
	const isNamed = (thing: { readonly name: string }): boolean => plain(thing.name) === wanted;
	const all = [...index.units, ...index.options, ...index.choices];
	const entries = all.filter(({ entry }) => isNamed(entry));
	const rules = [...index.rules.values()].filter(isNamed);
	const allSpells = [...index.army.spells, ...(index.system.spells ?? [])];
	const spells = allSpells.filter(isNamed);
	const isHolder = ({ entry }: IndexedEntry): boolean => holders.has(entry.id) && !isNamed(entry);
	const holding = all.filter(isHolder);
	const held = allSpells.filter((spell) => holders.has(spell.id) && !isNamed(spell));
	const things = [...entries, ...holding].filter((each) => !isRow(each));
	return {
		rows: entries.filter(isRow),
		holding: holding.filter(isRow),
		things: [
			...things.map((indexed) => ({
				indexed,
				spells: isHolder(indexed) ? [] : spellsOf(index, indexed.entry.id)
			})),
			...withLores(all, held).filter(({ indexed }) => !things.includes(indexed))
		],
		rules,
		spells: [...spells, ...held.filter(({ lore }) => lore === undefined)],
		bearers: [
			...bearersOf(index, [...entries, ...things], rules, [...spells, ...held]),
			...holding.filter(isRow)
		],
		isOfArmy:
			[...entries, ...things].some(({ isUnit, isChoice }) => isUnit || isChoice) ||
			rules.some(({ id }) => index.army.armyRules.includes(id)) ||
			spells.some(({ lore, castBy }) => lore === undefined && castBy === undefined)
	};
}

/** The lores of spells, each with those. */
function withLores(all: readonly IndexedEntry[], spells: readonly Spell[]): readonly BookThing[] {
	return all
		.map((indexed) => ({ indexed, spells: spells.filter(({ lore }) => lore === indexed.entry.id) }))
		.filter((thing) => thing.spells.length > 0);
}

function bearersOf(
	index: ArmyIndex,
	entries: readonly IndexedEntry[],
	rules: readonly Rule[],
	spells: readonly Spell[]
): readonly IndexedEntry[] {
	const options = entries.filter(({ isUnit, isChoice }) => !isUnit && !isChoice);
	const isCarried = (option: IndexedEntry): boolean =>
		index.units.some((unit) => mayCarry(unit, option));
	const all = [...index.units, ...index.options.filter(isCarried), ...index.choices];
	const others = all.filter((each) => !entries.includes(each));
	return others.filter(
		(each) =>
			(each.isUnit && options.some((option) => mayCarry(each, option))) ||
			each.rules.some((rule) => rules.includes(rule)) ||
			spells.some(
				({ lore, castBy }) =>
					lore === each.entry.id ||
					(castBy !== undefined && (matches(castBy, each.tags) || grants(each, castBy)))
			)
	);
}

/** Whether an option makes of its bearer who may cast a spell. */
function grants({ grants: granted }: IndexedEntry, castBy: NonNullable<Spell['castBy']>): boolean {
	return granted.length > 0 && matches(castBy, new Set(granted));
}
