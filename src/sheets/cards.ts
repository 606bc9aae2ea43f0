import { sourceText, type ArmyIndex, type MusteredUnit } from '#engine';
import { armyOrder } from './army-order.ts';
import type { SheetCard } from './model.ts';
import { ruleKinds } from './named-groups.ts';
import { words } from './words.ts';

/**
 * A card for each item of the roster, in the order of the army list: something bought once, with a text
 * and without figures of its own. None in a game of regiments, where no text says what an item does.
 */
export function sheetCards(index: ArmyIndex, units: readonly MusteredUnit[]): readonly SheetCard[] {
	if (ruleKinds(index).length > 0) return [];
	const { rank } = armyOrder(index);
	return units
		.toSorted((a, b) => rank(a.unit.entry) - rank(b.unit.entry))
		.flatMap((bearer) => bearer.options.flatMap(({ id }) => ({ bearer, id })))
		.toSorted((a, b) => rank(a.id) - rank(b.id))
		.flatMap(({ bearer, id }) => cardOf(index, bearer, id));
}

function cardOf(index: ArmyIndex, bearer: MusteredUnit, id: string): readonly SheetCard[] {
	const indexed = index.entries.get(id);
	if (!indexed) return [];
	const { name, cost, text, stats, source } = indexed.entry;
	const isItem = indexed.type.role === 'option' && typeof cost === 'number' && cost > 0;
	if (!isItem || text === undefined || stats) return [];
	return [
		{
			name,
			kind: indexed.type.name,
			points: cost,
			bearer: words.bearer(bearer.indexed?.entry.name ?? bearer.unit.entry, bearer.unit.name),
			text,
			source: sourceText(index, source)
		}
	];
}
