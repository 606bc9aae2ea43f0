import { matches, type ArmyIndex, type MusteredUnit } from '#engine';
import type { Selector, Spell } from '#schema';
import type { SheetSpell } from './model.ts';
import { words } from './words.ts';

/** The spells that somebody of this roster casts. */
export function knownSpells(index: ArmyIndex, units: readonly MusteredUnit[]): readonly Spell[] {
	const bearers = units.filter(({ indexed }) => indexed).map(tagsWithOptions);
	return index.army.spells.filter(({ castBy = index.system.casters }) =>
		bearers.some((tags) => matches(castBy, tags))
	);
}

/** A unit's tags and the options it carries: a spell may belong to a mount. */
function tagsWithOptions({ tags, options }: MusteredUnit): ReadonlySet<string> {
	return new Set([...tags, ...options.filter(({ indexed }) => indexed).map(({ id }) => id)]);
}

export function sheetSpell(index: ArmyIndex, spell: Spell): SheetSpell {
	const castBy = spell.castBy && namesOf(index, spell.castBy);
	return {
		name: spell.name,
		cast: spell.cast,
		...(spell.range !== '-' && { range: spell.range }),
		...(castBy && { castBy: words.castOnlyBy(castBy) }),
		text: spell.text
	};
}

function namesOf(index: ArmyIndex, { any, all }: Selector): string {
	return (any ?? all ?? [])
		.map((tag) => index.entries.get(tag)?.entry.name ?? tag.toLowerCase())
		.join(words.or);
}
