import type { Roster, RosterUnit } from '#schema';
import type { ArmyIndex, IndexedEntry } from './index-army.ts';

/** An option as a unit has it; `indexed` is undefined where the army has nothing of that id. */
export interface MusteredOption {
	readonly id: string;
	readonly indexed: IndexedEntry | undefined;
}

/** A unit of a roster with its entry and options looked up. */
export interface MusteredUnit {
	readonly unit: RosterUnit;
	readonly indexed: IndexedEntry | undefined;
	readonly options: readonly MusteredOption[];
	/** The entry's tags and the keywords its options grant. */
	readonly tags: ReadonlySet<string>;
	/** How many times its usual size it is. */
	readonly times: number;
	/** Models in it, where the army says how many there are. */
	readonly models: number | undefined;
	/** Points of the unit with everything it was given. */
	readonly points: number;
}

const noTags: ReadonlySet<string> = new Set();
const noOptions: readonly MusteredOption[] = [];

/** Looks every unit up; never throws, whatever the roster names. */
export function muster(roster: Roster, index: ArmyIndex): readonly MusteredUnit[] {
	return roster.units.map((unit) => musterUnit(unit, index));
}

export function musterUnit(unit: RosterUnit, index: ArmyIndex): MusteredUnit {
	const indexed = index.entries.get(unit.entry);
	const options = unit.options
		? unit.options.map((id) => ({ id, indexed: index.entries.get(id) }))
		: noOptions;
	const granted = options.flatMap((option) => option.indexed?.entry.grants ?? []);
	const own = indexed?.tags ?? noTags;
	const times = timesOf(options);
	const size = indexed?.entry.size;
	return {
		unit,
		indexed,
		options,
		tags: granted.length > 0 ? new Set([...own, ...granted]) : own,
		times,
		models: size === undefined ? undefined : size * times,
		points: pointsWith(indexed, options)
	};
}

/** Points of an entry with these options. */
function pointsWith(indexed: IndexedEntry | undefined, options: readonly MusteredOption[]): number {
	const own = (indexed?.entry.cost ?? 0) * timesOf(options);
	return options.reduce((sum, option) => sum + (option.indexed?.entry.cost ?? 0), own);
}

function timesOf(options: readonly MusteredOption[]): number {
	return options.reduce((times, { indexed }) => times * (indexed?.entry.sizeTimes ?? 1), 1);
}

/** Points that a unit costs more with an option, larger units included. */
export function optionPoints({ indexed, times }: MusteredUnit, option: IndexedEntry): number {
	const own = (indexed?.entry.cost ?? 0) * times;
	return option.entry.cost + own * ((option.entry.sizeTimes ?? 1) - 1);
}

/** Points that a unit costs less without these of its options, smaller units included. */
export function pointsGiven(
	{ indexed, options, points }: MusteredUnit,
	given: readonly MusteredOption[]
): number {
	const rest = options.filter((option) => !given.includes(option));
	return points - pointsWith(indexed, rest);
}

/** What a unit is called: the player's own name for it, or its entry's. */
export function unitName({ unit, indexed }: MusteredUnit): string {
	return unit.name ?? indexed?.entry.name ?? unit.entry;
}
