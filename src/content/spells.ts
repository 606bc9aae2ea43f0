import { matches, mayCarry, type ArmyIndex, type IndexedEntry, type MusteredUnit } from '#engine';
import type { Selector, Spell } from '#schema';
import { selectorText } from '../i18n/naming/selector-text.ts';
import { armyOrder } from './army-order.ts';
import type { SheetLore, SheetSpell } from './model.ts';
import { isArmyOfModels } from './ranks-and-files.ts';
import { words } from './words.ts';

/** The spells of the lores taken, and those of no lore that somebody of this roster casts. */
export function knownSpells(index: ArmyIndex, units: readonly MusteredUnit[]): readonly Spell[] {
	const bearers = units.filter(({ indexed }) => indexed).map(tagsWithOptions);
	const chosen = new Set(units.map(({ unit }) => unit.entry));
	return allSpells(index).filter(({ lore, castBy = index.system.casters }) =>
		lore === undefined ? bearers.some((tags) => matches(castBy, tags)) : chosen.has(lore)
	);
}

/** Every spell of the army and of its system. */
export function allSpells({ army, system }: ArmyIndex): readonly Spell[] {
	return [...army.spells, ...(system.spells ?? [])];
}

/** Who of these units may cast a spell of no lore. */
export function castersOf(
	{ system }: ArmyIndex,
	units: readonly MusteredUnit[],
	{ castBy = system.casters }: Spell
): readonly MusteredUnit[] {
	return units.filter((unit) => unit.indexed && matches(castBy, tagsWithOptions(unit)));
}

/** A unit's tags and the options it carries: a spell may belong to a mount. */
function tagsWithOptions({
	tags,
	options
}: Pick<MusteredUnit, 'tags' | 'options'>): ReadonlySet<string> {
	return new Set([...tags, ...options.filter(({ indexed }) => indexed).map(({ id }) => id)]);
}

export function sheetSpell(index: ArmyIndex, spell: Spell): SheetSpell {
	const { name, kind, cast, power, range, text, lore, keywords = [], unnamed } = spell;
	const own = lore === undefined ? casters(index, spell.castBy) : {};
	// A lore's spells are printed with its profiles.
	const printed = text ?? (lore === undefined && !unnamed ? words.nameOnlyWithin : undefined);
	return {
		name,
		...(kind !== undefined && { kind }),
		...(cast !== undefined && { cast }),
		...(power !== undefined && { power }),
		...(range !== undefined && range !== '-' && { range }),
		...own,
		...(printed !== undefined && { text: printed }),
		...(keywords.length > 0 && { keywords: keywords.join(', ') }),
		...(unnamed && { isUnnamed: unnamed })
	};
}

/**
 * A sentence for each caster that may have a lore and has none, for each lore taken whose spells are not in the
 * data, and for each caster without a lore whose own spells are not.
 */
export function spellsMissing(index: ArmyIndex, units: readonly MusteredUnit[]): readonly string[] {
	if (!isArmyOfModels(index)) return [];
	const decks = decksOf(index);
	const types = new Set(decks.map(({ type }) => type.id));
	const lores = index.options.filter(({ type }) => types.has(type.id));
	const { rank } = armyOrder(index);
	const missing = units
		.filter(({ indexed, tags }) => indexed && matches(index.system.casters, tags))
		.toSorted((a, b) => rank(a.unit.entry) - rank(b.unit.entry))
		.flatMap((caster) => missingOf(index, caster, lores, decks));
	return [...new Set(missing)];
}

function missingOf(
	index: ArmyIndex,
	{ indexed, unit, tags, options }: MusteredUnit,
	lores: readonly IndexedEntry[],
	decks: readonly IndexedEntry[]
): readonly string[] {
	const chosen = lores.filter((lore) => options.some((option) => option.indexed === lore));
	if (chosen.length > 0) {
		return chosen
			.filter((lore) => !decks.includes(lore))
			.map(({ entry }) => words.noSpells(entry.name));
	}
	const offered = lores.find((lore) => mayCarry({ tags }, lore));
	const caster = words.bearer(indexed?.entry.name ?? unit.entry, unit.name);
	if (offered) return [words.noneChosen(caster, offered.type.name)];
	return mayHaveSpell(index, { tags, options }) ? [] : [words.noSpells(caster)];
}

/** Whether the data have a spell for this caster; a game without any in its data promises none. */
function mayHaveSpell(index: ArmyIndex, caster: Pick<MusteredUnit, 'tags' | 'options'>): boolean {
	const spells = allSpells(index);
	const tags = tagsWithOptions(caster);
	return (
		spells.length === 0 || spells.some(({ castBy = index.system.casters }) => matches(castBy, tags))
	);
}

/** Options that give spells: those of the same type are lores. */
function decksOf(index: ArmyIndex): readonly IndexedEntry[] {
	const tags = new Set(
		allSpells(index).flatMap(({ castBy }) => [...(castBy?.any ?? []), ...(castBy?.all ?? [])])
	);
	return index.options.filter(({ grants }) => grants.some((grant) => tags.has(grant)));
}

/** Who may cast a spell: units with its deck, where spells are in decks; otherwise those that it names. */
function casters(
	index: ArmyIndex,
	castBy: Selector | undefined
): Pick<SheetSpell, 'deck' | 'castBy'> {
	if (!castBy) return {};
	const { any = [], all = [] } = castBy;
	const [deck, ...others] = [...all, ...any];
	if (deck === undefined || any.length > 1 || !isArmyOfModels(index)) {
		return any.length + all.length === 0
			? {}
			: { castBy: words.castOnlyBy(selectorText(index, castBy)) };
	}
	const narrower = others.map(capitals).join(words.and);
	return {
		deck: deckName(index, deck),
		...(narrower !== '' && { castBy: words.castOnlyBy(narrower) })
	};
}

/** The name of the option that gives the deck and nothing else; otherwise its keyword. */
function deckName({ entries, options }: ArmyIndex, keyword: string): string {
	const own = entries.get(keyword.replace('+', ''))?.entry.name;
	if (own !== undefined) return own;
	const deck = options.findLast(({ entry }) => entry.grants?.join() === keyword);
	return deck?.entry.name ?? capitals(keyword);
}

function capitals(keyword: string): string {
	return keyword
		.toLowerCase()
		.replace(
			/(^|[^\p{L}'])(\p{L})/gu,
			(_, before: string, first: string) => before + first.toUpperCase()
		);
}

/** The lores taken that have spells, with them. */
export function sheetLores(index: ArmyIndex, units: readonly MusteredUnit[]): readonly SheetLore[] {
	const known = knownSpells(index, units);
	const choices = units.flatMap(({ indexed }) => (indexed?.isChoice ? [indexed] : []));
	return [...new Set(choices)]
		.map(({ entry, type }) => ({
			kind: type.name,
			name: entry.name,
			spells: known.filter(({ lore }) => lore === entry.id).map((spell) => sheetSpell(index, spell))
		}))
		.filter(({ spells }) => spells.length > 0);
}
