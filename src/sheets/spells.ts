import { matches, type ArmyIndex, type MusteredUnit } from '#engine';
import type { Selector, Spell } from '#schema';
import { allSpells } from './choices.ts';
import type { SheetLore, SheetSpell } from './model.ts';
import { isArmyOfModels } from './ranks-and-files.ts';
import { words } from './words.ts';

/** The spells of the lores taken, and those of no lore that somebody of this roster casts. */
export function knownSpells(index: ArmyIndex, units: readonly MusteredUnit[]): readonly Spell[] {
	const bearers = units.filter(({ indexed }) => indexed).map(tagsWithOptions);
	const taken = new Set(units.map(({ unit }) => unit.entry));
	return allSpells(index).filter(({ lore, castBy = index.system.casters }) =>
		lore === undefined ? bearers.some((tags) => matches(castBy, tags)) : taken.has(lore)
	);
}

/** A unit's tags and the options it carries: a spell may belong to a mount. */
function tagsWithOptions({ tags, options }: MusteredUnit): ReadonlySet<string> {
	return new Set([...tags, ...options.filter(({ indexed }) => indexed).map(({ id }) => id)]);
}

export function sheetSpell(index: ArmyIndex, spell: Spell): SheetSpell {
	const { name, cast, power, range, text, lore, keywords = [], unnamed } = spell;
	const own = lore === undefined ? casters(index, spell.castBy) : {};
	return {
		name,
		...(cast !== undefined && { cast }),
		...(power !== undefined && { power }),
		...(range !== undefined && range !== '-' && { range }),
		...own,
		...(text !== undefined && { text }),
		...(keywords.length > 0 && { keywords: keywords.join(', ') }),
		...(unnamed && { isUnnamed: unnamed })
	};
}

/** Who casts a spell: whoever has its deck, where spells are of decks; else those that it names. */
function casters(
	index: ArmyIndex,
	castBy: Selector | undefined
): Pick<SheetSpell, 'deck' | 'castBy'> {
	if (!castBy) return {};
	const { any = [], all = [] } = castBy;
	const [deck, ...others] = [...all, ...any];
	if (deck === undefined || any.length > 1 || !isArmyOfModels(index)) {
		const names = namesOf(index, castBy);
		return names === '' ? {} : { castBy: words.castOnlyBy(names) };
	}
	const narrower = others.map(capitals).join(words.and);
	return {
		deck: deckName(index, deck),
		...(narrower !== '' && { castBy: words.castOnlyBy(narrower) })
	};
}

/** The name of the option that gives no more than the deck; else what its keyword says. */
function deckName({ options }: ArmyIndex, keyword: string): string {
	const deck = options.findLast(({ entry }) => entry.grants?.join() === keyword);
	return deck?.entry.name ?? capitals(keyword);
}

function capitals(keyword: string): string {
	return keyword.toLowerCase().replace(/(?<![\p{L}'])\p{L}/gu, (first) => first.toUpperCase());
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

function namesOf(index: ArmyIndex, { any, all }: Selector): string {
	return (any ?? all ?? [])
		.map((tag) => index.entries.get(tag)?.entry.name ?? tag.toLowerCase())
		.join(words.or);
}
