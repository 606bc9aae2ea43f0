import type { ArmyIndex, IndexedEntry, MusteredUnit } from '#engine';
import { costText } from '#i18n';
import type { Entry, Rule } from '#schema';
import { armyOrder } from '../army-order.ts';
import { figuresOf, statsOf } from '../figures.ts';
import type { SheetFigure, SheetItem, SheetReference, SheetRule, SheetStats } from '../model.ts';
import { knownSpells, sheetSpell, spellsMissing } from './spells.ts';
import { sheetWarscrolls, type ProfileBook } from './warscrolls.ts';

/** Stats, rules, items and spells that this roster uses, and nothing else. */
export function sheetReference(
	index: ArmyIndex,
	units: readonly MusteredUnit[],
	book?: ProfileBook
): SheetReference {
	const used = usedEntries(index, units);
	const spells = knownSpells(index, units)
		.filter(({ lore }) => lore === undefined)
		.map((spell) => sheetSpell(index, spell));
	return {
		stats: statsUsed(index, used),
		armyRules: rulesOf(index, index.army.armyRules),
		rules: rulesUsed(index, used),
		items: itemsUsed(used, new Set(spells.map(({ deck }) => deck))),
		spells,
		spellsMissing: spellsMissing(index, units),
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

/** Every stat line once: several machines may have the same crew, and a mount may appear twice. */
function statsUsed(index: ArmyIndex, used: readonly IndexedEntry[]): readonly SheetStats[] {
	const order = armyOrder(index);
	const figures = used.flatMap((indexed) =>
		figuresUsed(index, indexed.entry).map((figure) => ({
			heading: order.headingOf(indexed),
			figure,
			key: JSON.stringify(figure)
		}))
	);
	const first = figures.filter(({ key }, at) => figures.findIndex((one) => one.key === key) === at);
	return order.headings
		.map((heading) => ({
			heading,
			rows: first.filter((one) => one.heading === heading).map(({ figure }) => figure)
		}))
		.filter(({ rows }) => rows.length > 0);
}

/** The stat line of an entry, then those of what comes with it. */
function figuresUsed(index: ArmyIndex, entry: Entry): readonly SheetFigure[] {
	const own = entry.stats ? [{ name: entry.name, stats: statsOf(index, entry) }] : [];
	return [...own, ...(figuresOf(index, entry).figures ?? [])];
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

/** Rules by their ids, each once. */
export function rulesOf(index: ArmyIndex, ids: readonly string[]): readonly SheetRule[] {
	return [...new Set(ids)].flatMap((id) => {
		const rule = index.rules.get(id);
		return rule ? [sheetRule(rule)] : [];
	});
}

/** A rule as sheets tell it. */
export function sheetRule({ name, text, chart }: Rule): SheetRule {
	return { name, text, ...(chart && { chart }) };
}

/** Effects of options, each text once; not of decks whose spells are printed, as those say more. */
function itemsUsed(
	used: readonly IndexedEntry[],
	decks: ReadonlySet<string | undefined>
): readonly SheetItem[] {
	const items = used.flatMap(({ isUnit, type, entry: { name, cost, text } }) =>
		isUnit || text === undefined || decks.has(name)
			? []
			: [{ name, kind: type.name, price: costText(cost), text }]
	);
	return items.filter(
		({ name, text }, at) =>
			items.findIndex((item) => item.name === name && item.text === text) === at
	);
}
