import type { ArmyIndex, IndexedEntry, MusteredUnit } from '#engine';
import { armyOrder } from './army-order.ts';
import type { SheetRule, SheetUnitRules } from './model.ts';
import { words } from './words.ts';
import { belongingsOf, savesOf, type Belongings, glossaryOf, type Named } from './belongings.ts';
import { wornBy } from './stat-lines.ts';

/** What is printed under each unit, and what several units share. */
interface UnitRules {
	readonly units: readonly SheetUnitRules[];
	readonly shared: readonly SheetRule[];
}

/** The units of one entry with all that any of them has. */
interface UnitsOfEntry {
	readonly entry: IndexedEntry;
	readonly each: readonly Belongings[];
	/** The armour save of each; undefined if none, or unknown. */
	readonly saves: readonly (string | undefined)[];
}

/** How many units a shared rule names. */
const mostNamed = 4;

/**
 * What is printed under each unit: the texts that no other unit has, and the names of what several units have or
 * of what has no text. Rules of the whole army are printed elsewhere.
 * @param decks the options whose spells are printed
 */
export function unitRules(
	index: ArmyIndex,
	units: readonly MusteredUnit[],
	decks: ReadonlySet<string>
): UnitRules {
	const ofArmy = new Set(index.army.armyRules.map((id) => `rule/${id}`));
	const kins = unitsByEntry(index, units, decks);
	const bearers = new Map<string, Set<string>>();
	const things = new Map<string, Named>();
	for (const { entry, each } of kins) {
		for (const named of each.flatMap(({ withText }) => withText)) {
			if (ofArmy.has(named.key)) continue;
			things.set(named.key, named);
			bearers.set(named.key, (bearers.get(named.key) ?? new Set()).add(entry.entry.name));
		}
	}
	const isShared = ({ key }: Named): boolean => (bearers.get(key)?.size ?? 0) > 1;
	const shared = [...things.values()].filter(isShared).map((named) => {
		const names = [...(bearers.get(named.key) ?? [])];
		return { ...ruleOf(named), of: names.length > mostNamed ? '' : names.join(', ') };
	});
	return {
		units: kins
			.map((kin) => unitOf(kin, ({ key }) => things.has(key), isShared))
			.filter((unit) => !isEmpty(unit)),
		shared: shared.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
	};
}

function unitsByEntry(
	index: ArmyIndex,
	units: readonly MusteredUnit[],
	decks: ReadonlySet<string>
): readonly UnitsOfEntry[] {
	const { rank } = armyOrder(index);
	const glossary = glossaryOf(index);
	const saveOf = savesOf(index);
	const kins = new Map<string, UnitsOfEntry>();
	const keys = new Map<string, string>();
	for (const unit of units.toSorted((a, b) => rank(a.unit.entry) - rank(b.unit.entry))) {
		const { indexed: entry } = unit;
		if (!entry) continue;
		const whole = belongingsOf(unit, glossary, (option) => decks.has(option.entry.name));
		const held = whole.withText.filter(wornBy(index, unit).holds);
		const all = { ...whole, withText: saidOnce(held.map(underOneKey(keys))) };
		const { each, saves } = kins.get(entry.entry.id) ?? { each: [], saves: [] };
		const kin = { entry, each: [...each, all], saves: [...saves, saveOf(entry, all)] };
		kins.set(entry.entry.id, kin);
	}
	return [...kins.values()];
}

/** Things of the same name and text share a key, so that they are printed once. */
function underOneKey(keys: Map<string, string>): (named: Named) => Named {
	return (named) => {
		const { name, text, chart } = named;
		const said = JSON.stringify([name, text, chart]);
		const key = keys.get(said) ?? named.key;
		keys.set(said, key);
		return { ...named, key };
	};
}

function unitOf(
	{ entry: { entry }, each, saves }: UnitsOfEntry,
	isPrinted: (named: Named) => boolean,
	isShared: (named: Named) => boolean
): SheetUnitRules {
	const withText = new Map(each.flatMap((one) => one.withText.map((named) => [named.key, named])));
	const things = [...withText.values()].filter(isPrinted);
	const isSaved = saves.every((save) => save !== undefined);
	return {
		name: entry.name,
		...(isSaved && { saves: [...new Set(saves)] }),
		...(entry.text !== undefined && { text: entry.text }),
		rules: things
			.filter((named) => !isShared(named))
			.map((named) => ({ ...ruleOf(named), name: nameOf(named) })),
		shared: things.filter(isShared).map(nameOf),
		byName: [...new Set(each.flatMap(({ byName }) => byName))]
	};
}

/** The printed name, with the unit's own name for it ("Long Pike (Tin Pike)"). */
function nameOf({ name, printedName }: Named): string {
	return printedName === undefined ? name : `${name} (${printedName})`;
}

function isEmpty({ saves, text, rules, shared, byName }: SheetUnitRules): boolean {
	return !saves && text === undefined && [...rules, ...shared, ...byName].length === 0;
}

function ruleOf({ name, text = words.nameOnlyWithin, chart }: Named): SheetRule {
	return { name, text, ...(chart && { chart }) };
}

interface Said {
	readonly name: string;
	readonly text?: string | undefined;
}

/**
 * Each text once: of several rules that say the same, the one whose name says more ("Sweep (twice)" for
 * "Sweep"), or the first of one name.
 */
export function saidOnce<T extends Said>(all: readonly T[]): readonly T[] {
	return all.filter((one, at) => !all.some((other, place) => saysMore(other, one, place < at)));
}

function saysMore(other: Said, one: Said, isBefore: boolean): boolean {
	if (one.text === undefined || other.text !== one.text) return false;
	return other.name === one.name ? isBefore : other.name.startsWith(`${one.name} (`);
}
