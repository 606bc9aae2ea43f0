import type { ArmyIndex, IndexedEntry, MusteredUnit } from '#engine';
import type { Ability, Entry, Profile, Summoned, System, EffectsOf, Weapon } from '#schema';
import { armyOrder } from './army-order.ts';
import { sheetChoices } from './choices.ts';
import type {
	SheetName,
	SheetTiming,
	SheetWarscroll,
	SheetWarscrolls,
	SheetWeapon
} from './model.ts';
import { isFirstRole } from './named-groups.ts';
import { knownSpells, sheetLores } from './spells.ts';

/**
 * Where units' profiles are found: the army's own, and those of the armies whose units come inside a
 * set. A unit of another army brings its entry along.
 */
export interface ProfileBook {
	readonly profileOf: (army: string, entry: string) => Profile | undefined;
	/** The effects of the army’s items, spells, rules and abilities. */
	readonly effects?: EffectsOf | undefined;
	readonly entryOf: (army: string, entry: string) => Entry | undefined;
}

type Held = NonNullable<Entry['holds']>[number];

/** A unit to be printed, with the sizes it was taken in. */
interface ChosenUnit {
	readonly army: string;
	readonly entry: Entry;
	readonly keywords: readonly string[];
	readonly models: readonly number[];
	/** The profile of a unit that no army list has. */
	readonly profile?: Profile;
}

/** Every unit taken, once, those inside sets included; what the lores summon; the lores; other choices by name. */
export function sheetWarscrolls(
	index: ArmyIndex,
	units: readonly MusteredUnit[],
	book: ProfileBook
): SheetWarscrolls {
	return {
		units: [
			...chosenUnits(index, units, book).map((chosen) => warscrollOf(index, chosen, book)),
			...summonedBy(index, units)
		],
		lores: sheetLores(index, units),
		names: chosenNames(index, units)
	};
}

/** Units in the order of the army list, then what stands on the table beside them, each once. */
function chosenUnits(
	index: ArmyIndex,
	units: readonly MusteredUnit[],
	book: ProfileBook
): readonly ChosenUnit[] {
	const { rank } = armyOrder(index);
	const found = new Map<string, ChosenUnit>();
	const take = (chosen: ChosenUnit): void => {
		const key = `${chosen.army}/${chosen.entry.id}`;
		const models = [...(found.get(key)?.models ?? []), ...chosen.models];
		found.set(key, { ...chosen, models: [...new Set(models)].toSorted((a, b) => a - b) });
	};
	const listed = units
		.filter(({ indexed }) => indexed)
		.toSorted((a, b) => rank(a.unit.entry) - rank(b.unit.entry));
	for (const { indexed, models } of listed) {
		if (!indexed || !hasWarscroll(index, indexed, book)) continue;
		const sizes = models === undefined ? [] : [models];
		take({ ...ofThisArmy(index, indexed), models: sizes });
	}
	for (const chosen of listed.flatMap(({ indexed }) => heldUnits(index, indexed, book)))
		take(chosen);
	return [...found.values()];
}

/** Whether it has a warscroll: it has figures or a profile. */
export function hasWarscroll(
	index: ArmyIndex,
	{ entry }: IndexedEntry,
	book: ProfileBook
): boolean {
	return entry.stats !== undefined || book.profileOf(index.army.id, entry.id) !== undefined;
}

/** A unit of the army itself. */
export function ofThisArmy(
	{ army }: ArmyIndex,
	{ entry, type }: IndexedEntry
): Pick<ChosenUnit, 'army' | 'entry' | 'keywords'> {
	return { army: army.id, entry, keywords: [...type.keywords, ...(entry.keywords ?? [])] };
}

/** The units inside a set, with the entries of their own army if that is at hand. */
export function heldUnits(
	{ army: own, entries, system }: ArmyIndex,
	indexed: IndexedEntry | undefined,
	book: ProfileBook
): readonly ChosenUnit[] {
	if (!indexed) return [];
	const { holds = [] } = indexed.entry;
	return holds.map((held) => {
		const { entry: id, army = own.id, size } = held;
		const entry = held.stats ? undefined : (book.entryOf(army, id) ?? entries.get(id)?.entry);
		if (!entry) return { army, ...ofNoArmy(held, indexed.entry) };
		const ofType = system.types.find((one) => one.id === entry.type)?.keywords ?? [];
		return { army, entry, keywords: [...ofType, ...(entry.keywords ?? [])], models: [size] };
	});
}

/** A unit inside a set that no army list has: all that is known of it is in the set. */
function ofNoArmy(
	{ name, entry: id, size, keywords = [], numbers, stats, base, weapons, abilities }: Held,
	{ type, source }: Entry
): Omit<ChosenUnit, 'army'> {
	const entry: Entry = {
		...{ id, name, type, cost: 0, keywords, source },
		...(numbers && { numbers }),
		...(stats && { stats }),
		...(base !== undefined && { base })
	};
	const profile = { ...(weapons && { weapons }), ...(abilities && { abilities }) };
	return { entry, keywords, models: [size], profile };
}

/** What a unit's warscroll says. */
export function warscrollOf(
	{ system }: ArmyIndex,
	{ army, entry, keywords, models, profile }: ChosenUnit,
	book: ProfileBook
): SheetWarscroll {
	const { weapons = [], abilities = [] } = profile ?? book.profileOf(army, entry.id) ?? {};
	return {
		name: entry.name,
		stats: system.statLine.flatMap(({ id, name }) => {
			const value = entry.stats?.[id];
			return value === undefined || value === '-' ? [] : [{ name, value }];
		}),
		...(entry.base !== undefined && { base: entry.base }),
		models,
		weapons: weapons.toSorted(rangedFirst).map(weaponOf),
		abilities: byTiming(abilities),
		keywords: printedKeywords(system, keywords, entry)
	};
}

/** What the spells of this roster put on the table, each once. */
function summonedBy(index: ArmyIndex, units: readonly MusteredUnit[]): readonly SheetWarscroll[] {
	const summoned = knownSpells(index, units).flatMap(({ summons = [] }) => summons);
	const byName = new Map(summoned.map((each) => [each.name, each]));
	return [...byName.values()].map(summonedScroll);
}

function summonedScroll({
	name,
	stats,
	keywords,
	weapons = [],
	abilities = []
}: Summoned): SheetWarscroll {
	return {
		name,
		stats: Object.entries(stats).map(([column, value]) => ({ name: column, value })),
		models: [],
		weapons: weapons.toSorted(rangedFirst).map(weaponOf),
		abilities: byTiming(abilities),
		keywords
	};
}

function rangedFirst(a: Weapon, b: Weapon): number {
	return Number(a.range === undefined) - Number(b.range === undefined);
}

function weaponOf({
	name,
	range,
	attacks,
	hit,
	wound,
	rend,
	damage,
	abilities
}: Weapon): SheetWeapon {
	return {
		name,
		...(range !== undefined && { range }),
		figures: [attacks, hit, wound, rend, damage],
		abilities: abilities ?? []
	};
}

/** Abilities under the time they are used at, in the order of the profile. */
function byTiming(abilities: readonly Ability[]): readonly SheetTiming[] {
	return [...new Set(abilities.map(({ timing }) => timing))].map((timing) => ({
		timing,
		abilities: abilities
			.filter((ability) => ability.timing === timing)
			.map(({ name, cast, text }) => ({
				name,
				...(cast !== undefined && { cast }),
				...(text !== undefined && { text })
			}))
	}));
}

/** Each keyword once, with its level where a tally lists levels of that name ("WIZARD (2)"). */
function printedKeywords(
	{ unprinted = [], tallies }: System,
	keywords: readonly string[],
	{ numbers }: Entry
): readonly string[] {
	const listed = tallies.flatMap((tally) => ('lists' in tally ? (tally.lists ?? []) : []));
	const printed = keywords.filter((keyword) => !unprinted.includes(keyword));
	return [...new Set(printed)].map((keyword) => {
		const id = keyword.toLowerCase().replaceAll(' ', '-');
		const level = listed.includes(id) ? numbers?.[id] : undefined;
		return level === undefined ? keyword : `${keyword} (${level})`;
	});
}

/** What is printed by name only: choices without a profile or spells, and options with their bearers. */
function chosenNames(index: ArmyIndex, units: readonly MusteredUnit[]): readonly SheetName[] {
	const choices = sheetChoices(index, units)
		.filter(({ role }) => role === 'rule')
		.map(({ kind, name, text }) => ({ kind, name, ...(text !== undefined && { text }) }));
	return [...choices, ...chosenSets(units), ...units.flatMap(optionNames)];
}

/** Sets of units that bring something of their own, each once. */
function chosenSets(units: readonly MusteredUnit[]): readonly SheetName[] {
	const sets = new Set(units.flatMap(({ indexed }) => indexed ?? []));
	return [...sets].flatMap(({ type, entry: { name, text, holds } }) =>
		holds && text !== undefined ? [{ kind: type.name, name, text }] : []
	);
}

/** A unit's options, each once, without roles and sizes, which its profile shows. */
function optionNames({ unit, indexed, options }: MusteredUnit): readonly SheetName[] {
	return options.flatMap((option) => {
		const alike = options.filter(({ id }) => id === option.id);
		if (!option.indexed || isFirstRole(option) || alike[0] !== option) return [];
		const { type, entry } = option.indexed;
		if (entry.sizeTimes !== undefined) return [];
		return [
			{
				kind: type.name,
				name: alike.length === 1 ? entry.name : `${entry.name} × ${alike.length}`,
				bearer: indexed?.entry.name ?? unit.entry,
				...(entry.text !== undefined && { text: entry.text })
			}
		];
	});
}
