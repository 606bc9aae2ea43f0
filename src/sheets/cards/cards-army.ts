import type { ArmyIndex, MusteredUnit } from '#engine';
import { armyOrder } from '../army-order.ts';
import type { SheetArmyCard } from '../model.ts';
import { rulesOf } from '../reference/reference.ts';
import { knownSpells, sheetSpell } from '../reference/spells.ts';
import { words } from '../words.ts';

/** One card for the rules of the whole army, then one for each choice of the whole army that has a text. */
export function armyCards(
	index: ArmyIndex,
	units: readonly MusteredUnit[]
): readonly SheetArmyCard[] {
	const rules = rulesOf(index, index.army.armyRules);
	const first: SheetArmyCard = {
		kind: 'army',
		name: words.armyRules,
		type: index.army.name,
		points: 0,
		rules,
		spells: []
	};
	return [...(rules.length > 0 ? [first] : []), ...choiceCards(index, units)];
}

/** Choices without stat lines, each once; a lore with its spells. */
function choiceCards(index: ArmyIndex, units: readonly MusteredUnit[]): readonly SheetArmyCard[] {
	const { rank } = armyOrder(index);
	const known = knownSpells(index, units);
	const chosen = new Map(
		units
			.filter(({ indexed }) => indexed?.isChoice && !indexed.entry.stats)
			.map((unit) => [unit.unit.entry, unit])
	);
	return [...chosen.values()]
		.toSorted((a, b) => rank(a.unit.entry) - rank(b.unit.entry))
		.flatMap(({ indexed, points }) => {
			if (!indexed) return [];
			const { id, name, text } = indexed.entry;
			const spells = known
				.filter(({ lore }) => lore === id)
				.map((spell) => sheetSpell(index, spell));
			if (text === undefined && spells.length === 0) return [];
			const isListed = spells.length > 0 && spells.every((spell) => text?.includes(spell.name));
			const says = text !== undefined && !isListed;
			const type = indexed.type.name;
			return [{ kind: 'army', name, type, points, ...(says && { text }), rules: [], spells }];
		});
}
