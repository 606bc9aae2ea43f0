import type { Army, Constraint, Roster, RosterUnit, System } from '#schema';
import type { ArmyIndex } from './army-index.ts';

/** Current ids by former id. */
export type Formerly = ArmyIndex['formerly'];

/** Current ids by former id, in an army and its system. */
export function formerlyIn(system: Pick<System, 'entries'>, army: Pick<Army, 'entries'>): Formerly {
	const known = [...army.entries, ...system.entries].filter(({ formerly }) => formerly);
	return new Map(known.flatMap(({ id, formerly = [] }) => formerly.map((old) => [old, id])));
}

/** A roster with current ids in place of former ones; the same object if it has none. */
export function renewed(roster: Roster, { formerly }: Pick<ArmyIndex, 'formerly'>): Roster {
	if (formerly.size === 0) return roster;
	const units = roster.units.map((unit) => renewedUnit(unit, formerly));
	const isSame = units.every((unit, at) => unit === roster.units[at]);
	return isSame ? roster : { ...roster, units };
}

/** A unit with current ids. */
export function renewedUnit(unit: RosterUnit, formerly: Formerly): RosterUnit {
	const { entry, options = [] } = unit;
	if (formerly.size === 0) return unit;
	const isFormer = (id: string): boolean => formerly.has(id);
	if (!isFormer(entry) && !options.some(isFormer)) return unit;
	const today = (id: string): string => formerly.get(id) ?? id;
	return { ...unit, entry: today(entry), ...(unit.options && { options: options.map(today) }) };
}

/** The keys of a rule whose values are ids of entries. */
const naming: readonly string[] = ['any', 'all', 'none', 'option'];

/** A rule with current ids; an old event pack may have former ones. */
export function renewedRule<C extends Pick<Constraint, 'kind'>>(rule: C, formerly: Formerly): C {
	return formerly.size === 0 ? rule : (renewedValue(rule, formerly, false) as C);
}

function renewedValue(value: unknown, formerly: Formerly, isName: boolean): unknown {
	if (typeof value === 'string') return isName ? renewedTag(value, formerly) : value;
	if (Array.isArray(value)) return value.map((each) => renewedValue(each, formerly, isName));
	if (typeof value !== 'object' || value === null) return value;
	const parts = Object.entries(value).map(
		([key, part]) => [key, renewedValue(part, formerly, naming.includes(key))] as const
	);
	return Object.fromEntries(parts);
}

/** A tag may begin with a plus, for "has an option with this tag". */
function renewedTag(tag: string, formerly: Formerly): string {
	const plus = tag.startsWith('+') ? '+' : '';
	const id = formerly.get(tag.slice(plus.length));
	return id === undefined ? tag : `${plus}${id}`;
}
