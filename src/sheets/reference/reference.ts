import type { ArmyIndex, IndexedEntry, MusteredUnit } from '#engine';
import { costText } from '#i18n';
import type { Entry, Rule } from '#schema';
import { armyOrder } from '../army-order.ts';
import { figuresOf, statsOf } from '../figures.ts';
import type { SheetFigure, SheetItem, SheetReference, SheetRule, SheetStats } from '../model.ts';
import { knownSpells, sheetSpell, spellsMissing } from './spells.ts';
import { words } from '../words.ts';
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
		items: [...itemsUsed(used, new Set(spells.map(({ deck }) => deck))), ...itemsByName(used)],
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
	const rules = [...new Set(used.flatMap(({ rules }) => rules))].filter(
		({ id }) => !ofArmy.has(id)
	);
	const bearersOf = (rule: Rule): string =>
		used.flatMap(({ entry, rules }) => (rules.includes(rule) ? [entry.name] : [])).join(', ');
	const explained = used
		.filter(({ isUnit, entry }) => isUnit && entry.text !== undefined)
		.map(({ entry: { name, text = '' } }) => ({ name, text }));
	const named = (rule: Rule): string => `${rule.name} (${bearersOf(rule)})`;
	return [...toldRules(rules), ...explained, ...rulesByName(rules, named)];
}

/** Rules by their ids, each once. */
export function rulesOf(index: ArmyIndex, ids: readonly string[]): readonly SheetRule[] {
	const rules = [...new Set(ids)].flatMap((id) => index.rules.get(id) ?? []);
	return [...toldRules(rules), ...rulesByName(rules)];
}

/** Rules that have a text, as printed on sheets. */
export function toldRules(rules: readonly Rule[]): readonly SheetRule[] {
	return rules.flatMap(({ name, text, chart }) =>
		text === undefined ? [] : [{ name, text, ...(chart && { chart }) }]
	);
}

/** The names of rules that have no text, in one line. */
export function rulesByName(
	rules: readonly Rule[],
	named: (rule: Rule) => string = ({ name }) => name
): readonly SheetRule[] {
	const names = rules.filter(({ text }) => text === undefined).map(named);
	return names.length === 0 ? [] : [{ name: words.nameOnly, text: `${names.join('; ')}.` }];
}

/** The names of items that neither have a text nor a rule with one, in one line. */
function itemsByName(used: readonly IndexedEntry[]): readonly SheetItem[] {
	const names = used.flatMap(({ type, rules, entry: { name, text } }) =>
		type.item && text === undefined && rules.every((rule) => rule.text === undefined) ? [name] : []
	);
	if (names.length === 0) return [];
	const text = `${[...new Set(names)].join(', ')}.`;
	return [{ name: words.nameOnly, kind: '', price: '', text }];
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
