import { matches, mayCarry, type ArmyIndex, type IndexedEntry } from '#engine';
import type { Profile, Rule, Spell } from '#schema';
import { bookFacts } from '../../i18n/en/library.ts';
import { joinsText, rowText, sizesText, spellsOf } from '../units/index.ts';

/** An army with its game. */
export type ArmyAndGame = Pick<ArmyIndex, 'system' | 'army'>;

/** Weapons and abilities of a unit, of what a set holds or of what a spell summons. */
export interface Scroll {
	readonly name: string;
	/** Its figures where no row of the army's list shows them, each with what it is; its name stands above them. */
	readonly stats?: readonly (readonly [name: string, value: string])[];
	readonly profile: Profile;
	/** Loads the whole of it, if it is of another army. */
	readonly load?: () => Promise<Scroll>;
}

/** The scrolls of an entry or a spell, or of them only what is looked for; undefined if there is nothing. */
export type ScrollsOf = (id: string) => readonly Scroll[] | undefined;

/** Up to this many things are shown without headings and a search field. */
export const maxAtAGlance = 20;

/** Entries under one heading. */
export interface BookSection {
	/** Undefined for a short table. */
	readonly heading: string | undefined;
	readonly rows: readonly IndexedEntry[];
}

/** An entry that is described rather than listed in a table, with its spells. */
export interface BookThing {
	readonly indexed: IndexedEntry;
	readonly spells: readonly Spell[];
}

/** Spells with a common heading. */
interface BookSpells {
	/** Undefined for spells that every caster of the army knows. */
	readonly heading: string | undefined;
	readonly spells: readonly Spell[];
}

/** The contents of an army's page in the library. */
export interface ArmyBook {
	/** Entries with a stat line, and units. */
	readonly tables: readonly BookSection[];
	/** Items, sets and choices of the whole army, by heading. */
	readonly things: readonly { readonly heading: string; readonly things: readonly BookThing[] }[];
	readonly armyRules: readonly Rule[];
	readonly rules: readonly Rule[];
	/** Spells that no entry brings, by where they are printed. */
	readonly spells: readonly BookSpells[];
}

/**
 * The parts of an army's book that contain every word of the search.
 * @param found the weapons and abilities that do
 */
export function armyBook(index: ArmyIndex, search: string, found?: ScrollsOf): ArmyBook {
	const has = finder(search);
	const isHere = (indexed: IndexedEntry): boolean =>
		isFound(indexed, has) || found?.(indexed.entry.id) !== undefined;
	const all = [...index.units, ...index.options, ...index.choices];
	const own = new Set(index.army.entries.map(({ id }) => id));
	const isTabled = ({ entry, isUnit }: IndexedEntry): boolean =>
		own.has(entry.id) && !entry.holds && (isUnit || entry.stats !== undefined);
	const rows = all.filter(isTabled);
	const allSpells = [...index.army.spells, ...(index.system.spells ?? [])];
	const things = all
		.filter((indexed) => !isTabled(indexed))
		.map((indexed) => ({ indexed, spells: spellsOf(index, indexed.entry.id) }));
	const hasRule = ({ name, text }: Rule): boolean => has(name, text);
	return {
		tables: tabled(rows.filter(isHere), rows.length > maxAtAGlance),
		things: byHeading(
			things.filter(
				({ indexed, spells }) =>
					isHere(indexed) ||
					spells.some(({ id, name, text }) => has(name, text) || found?.(id) !== undefined)
			)
		),
		armyRules: index.army.armyRules.flatMap((id) => index.rules.get(id) ?? []).filter(hasRule),
		rules: [...new Set(all.flatMap((indexed) => indexed.rules))].filter(hasRule),
		spells: bySection(
			allSpells.filter(
				(spell) =>
					!all.some(({ entry }) => entry.id === spell.lore) &&
					has(spell.name, spell.text, spell.source.section) &&
					isCast(index, spell)
			)
		)
	};
}

function bySection(spells: readonly Spell[]): readonly BookSpells[] {
	const headingOf = ({ castBy, source }: Spell): string | undefined =>
		castBy ? source.section : undefined;
	return [...new Set(spells.map(headingOf))].map((heading) => ({
		heading,
		spells: spells.filter((spell) => headingOf(spell) === heading)
	}));
}

/** Whether some unit of the army can cast it, alone or with an option. */
function isCast({ units, options }: ArmyIndex, { castBy }: Spell): boolean {
	if (!castBy) return true;
	const carried = options.filter((option) => units.some((unit) => mayCarry(unit, option)));
	const granted = carried.flatMap(({ grants }) => grants);
	return units.some(({ tags }) => matches(castBy, tags)) || matches(castBy, new Set(granted));
}

type Finder = (...texts: readonly (string | undefined)[]) => boolean;

/** Returns a function that tells whether every word of the search occurs in some text. */
function finder(search: string): Finder {
	const words = search.toLowerCase().split(/\s+/);
	return (...texts) => {
		const all = texts.join('\n').toLowerCase();
		return words.every((word) => all.includes(word));
	};
}

function isFound({ entry, type }: IndexedEntry, has: Finder): boolean {
	const { name, text, models = [], leads = [], holds = [] } = entry;
	const named = [...leads, ...holds].map((one) => one.name);
	return has(name, type.name, type.heading, text, ...models, ...named);
}

function tabled(rows: readonly IndexedEntry[], isMany: boolean): readonly BookSection[] {
	if (rows.length === 0) return [];
	if (!isMany) return [{ heading: undefined, rows }];
	return headingsOf(rows).map((heading) => ({
		heading,
		rows: rows.filter(({ type }) => type.heading === heading)
	}));
}

function byHeading(things: readonly BookThing[]): ArmyBook['things'] {
	return headingsOf(things.map(({ indexed }) => indexed)).map((heading) => ({
		heading,
		things: things.filter(({ indexed }) => indexed.type.heading === heading)
	}));
}

function headingsOf(all: readonly IndexedEntry[]): readonly string[] {
	return [...new Set(all.map(({ type }) => type.heading))];
}

/** Facts about an entry besides its stat line: models and base, what it contains, whom it may lead. */
export function factsOf(indexed: IndexedEntry): readonly string[] {
	const { entry } = indexed;
	const { base, equipment = [], holds = [], leads = [] } = entry;
	const models = sizesText(indexed);
	const held = holds.map(
		({ count, name, size: each }) =>
			`${count > 1 ? `${count} × ` : ''}${name}${each > 1 ? ` (${bookFacts.models(each)})` : ''}`
	);
	return [
		[models, base === undefined ? '' : bookFacts.base(base)].filter(Boolean).join(' · '),
		equipment.length === 0 ? '' : bookFacts.eachHas(equipment.join(', ')),
		held.length === 0 ? '' : bookFacts.madeUpOf(held.join(', ')),
		leads.length === 0 ? '' : bookFacts.takes(leads.map(rowText).join(', ')),
		joinsText(entry)
	].filter(Boolean);
}

/** The keywords of an entry as its profile prints them, with their numbers. */
export function printedKeywords({ entry }: IndexedEntry): readonly string[] {
	if (typeof entry.size !== 'number') return [];
	return (entry.keywords ?? []).map((keyword) => {
		const number = entry.numbers?.[keyword.toLowerCase()];
		return number === undefined ? keyword : `${keyword} (${number})`;
	});
}
