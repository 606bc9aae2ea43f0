import { matches, mayCarry, type ArmyIndex, type IndexedEntry } from '#engine';
import type { Rule, Spell } from '#schema';
import { plain } from '../armies/late.ts';
import { spellsOf } from '../units/index.ts';
import type { BookThing } from './army-book.ts';

/** What an army has of one name, and who may have it. */
export interface NamedThings {
	/** Entries with a stat line, and units. */
	readonly rows: readonly IndexedEntry[];
	/** Options, items and choices. */
	readonly things: readonly BookThing[];
	readonly rules: readonly Rule[];
	readonly spells: readonly Spell[];
	/** The units and other entries that have it or may; units themselves are had by their army. */
	readonly bearers: readonly IndexedEntry[];
	/** Whether it is the whole army that has it. */
	readonly isOfArmy: boolean;
}

/** What an army has of a name, whatever its capitals, accents and apostrophes. */
export function namedThings(index: ArmyIndex, name: string): NamedThings {
	const wanted = plain(name);
	const isNamed = (thing: { readonly name: string }): boolean => plain(thing.name) === wanted;
	const entries = [...index.units, ...index.options, ...index.choices].filter(({ entry }) =>
		isNamed(entry)
	);
	const isRow = ({ entry, isUnit }: IndexedEntry): boolean => isUnit || entry.stats !== undefined;
	const rules = [...index.rules.values()].filter(isNamed);
	const spells = [...index.army.spells, ...(index.system.spells ?? [])].filter(isNamed);
	return {
		rows: entries.filter(isRow),
		things: entries
			.filter((entry) => !isRow(entry))
			.map((indexed) => ({ indexed, spells: spellsOf(index, indexed.entry.id) })),
		rules,
		spells,
		bearers: bearersOf(index, entries, rules, spells),
		isOfArmy:
			entries.some(({ isUnit, isChoice }) => isUnit || isChoice) ||
			rules.some(({ id }) => index.army.armyRules.includes(id)) ||
			spells.some(({ lore, castBy }) => lore === undefined && castBy === undefined)
	};
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
