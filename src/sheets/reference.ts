import type { ArmyIndex, IndexedEntry, MusteredUnit } from '#engine';
import type { Rule } from '#schema';
import { armyOrder } from './army-order.ts';
import { statsOf } from './lines.ts';
import type { SheetItem, SheetReference, SheetRule, SheetStats } from './model.ts';
import { knownSpells, sheetSpell } from './spells.ts';
import { sheetWarscrolls, type ProfileBook } from './warscrolls.ts';

/** Stats, rules, items and spells that this roster uses, and nothing else. */
export function sheetReference(
	index: ArmyIndex,
	units: readonly MusteredUnit[],
	book?: ProfileBook
): SheetReference {
	const used = usedEntries(index, units);
	return {
		stats: statsUsed(index, used),
		armyRules: rulesOf(index, index.army.armyRules),
		rules: rulesUsed(index, used),
		items: itemsUsed(used),
		spells: knownSpells(index, units)
			.filter(({ lore }) => lore === undefined)
			.map((spell) => sheetSpell(index, spell)),
		...(book && { warscrolls: sheetWarscrolls(index, units, book) })
	};
}

/** Entries of the roster's units and options, each once, in the order of the army list. */
function usedEntries(index: ArmyIndex, units: readonly MusteredUnit[]): readonly IndexedEntry[] {
	const ids = new Set(
		units.flatMap(({ unit, options }) => [unit.entry, ...options.map(({ id }) => id)])
	);
	return [...index.entries.values()].filter(({ entry }) => ids.has(entry.id));
}

function statsUsed(index: ArmyIndex, used: readonly IndexedEntry[]): readonly SheetStats[] {
	const order = armyOrder(index);
	const withStats = used.filter(({ entry }) => entry.stats);
	return order.headings
		.map((heading) => ({
			heading,
			rows: withStats
				.filter((indexed) => order.headingOf(indexed) === heading)
				.map((indexed) => ({ name: indexed.entry.name, stats: statsOf(index, indexed) }))
		}))
		.filter(({ rows }) => rows.length > 0);
}

function rulesUsed(index: ArmyIndex, used: readonly IndexedEntry[]): readonly SheetRule[] {
	const ofArmy = new Set(index.army.armyRules);
	const ids = used
		.flatMap(({ rules }) => rules.map(({ id }) => id))
		.filter((id) => !ofArmy.has(id));
	const explained = used
		.filter(({ isUnit, entry }) => isUnit && entry.text !== undefined)
		.map(({ entry: { name, text = '' } }) => ({ name, text }));
	return [...rulesOf(index, ids), ...explained];
}

function rulesOf(index: ArmyIndex, ids: readonly string[]): readonly SheetRule[] {
	return [...new Set(ids)].flatMap((id) => {
		const rule = index.rules.get(id);
		return rule ? [sheetRule(rule)] : [];
	});
}

function sheetRule({ name, text, chart }: Rule): SheetRule {
	return { name, text, ...(chart && { chart }) };
}

function itemsUsed(used: readonly IndexedEntry[]): readonly SheetItem[] {
	return used.flatMap(({ isUnit, type, entry: { name, cost, text } }) =>
		isUnit || text === undefined ? [] : [{ name, kind: type.name, points: cost, text }]
	);
}
