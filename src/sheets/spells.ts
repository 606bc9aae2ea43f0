import { matches, type ArmyIndex, type MusteredUnit } from '#engine';
import type { Selector, Spell } from '#schema';
import { allSpells } from './choices.ts';
import type { SheetLore, SheetSpell } from './model.ts';
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
	const { name, cast, range, text, lore, keywords = [] } = spell;
	const castBy = lore === undefined && spell.castBy && namesOf(index, spell.castBy);
	return {
		name,
		cast,
		...(range !== undefined && range !== '-' && { range }),
		...(castBy && { castBy: words.castOnlyBy(castBy) }),
		...(text !== undefined && { text }),
		...(keywords.length > 0 && { keywords: keywords.join(', ') })
	};
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
