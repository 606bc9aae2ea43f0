import {
	isRole,
	mayCarry,
	mustHave,
	type ArmyIndex,
	type CheckContext,
	type IndexedEntry,
	type MusteredUnit
} from '#engine';
import { regimentKind } from './group-kinds.ts';

/** The options a unit may have under one heading. */
export interface OptionGroup {
	readonly heading: string;
	readonly options: readonly IndexedEntry[];
	/** Whether the unit needs one of these. */
	readonly isForced: boolean;
}

/**
 * The options that a unit has or may be given, by heading in the system's order, and under it in the order of
 * the unit's own row.
 */
export function optionGroups(index: ArmyIndex, mustered: MusteredUnit): readonly OptionGroup[] {
	const chosen = new Set(mustered.options.map(({ id }) => id));
	const offered = index.options.filter(
		(option) => chosen.has(option.entry.id) || mayCarry(mustered, option)
	);
	const headings = [...new Set(index.system.types.map(({ heading }) => heading))];
	return headings
		.flatMap((heading) => tablesOf(index, heading, offered))
		.map(({ heading, options }) => {
			const isNeeded = options.some((option) => mustHave(index, mustered, option));
			return { heading, options: inOwnOrder(mustered, options), isForced: isNeeded };
		});
}

/** Sorts the options of the unit's own row by that row, within the positions they have; others keep theirs. */
function inOwnOrder(
	{ indexed, options: chosen }: MusteredUnit,
	options: readonly IndexedEntry[]
): readonly IndexedEntry[] {
	const rows = [indexed, ...chosen.map((option) => option.indexed)];
	const row = [...new Set(rows.flatMap((each) => each?.offers ?? []))];
	const own = row.flatMap((id) => options.find(({ entry }) => entry.id === id) ?? []);
	let next = 0;
	return options.map((option) => (own.includes(option) ? (own[next++] ?? option) : option));
}

/** The options under a heading, by printed table if the army has several of a kind. */
function tablesOf(
	{ system }: ArmyIndex,
	heading: string,
	offered: readonly IndexedEntry[]
): readonly Pick<OptionGroup, 'heading' | 'options'>[] {
	const options = offered.filter(({ type }) => type.heading === heading);
	const sectionOf = ({ entry }: IndexedEntry): string => entry.source.section ?? '';
	const sections = [...new Set(options.map(sectionOf))];
	if (options.length === 0) return [];
	if (!regimentKind(system) || sections.length === 1) return [{ heading, options }];
	return sections.map((section) => ({
		heading: `${heading}: ${section}`,
		options: options.filter((option) => sectionOf(option) === section)
	}));
}

/**
 * Options switched on the unit's row itself: those that make it larger, and those that the first unit gets and
 * may hand over.
 */
export function switchesOf(
	{ options }: ArmyIndex,
	mustered: MusteredUnit
): readonly IndexedEntry[] {
	return options.filter((option) => isSwitch(option) && mayCarry(mustered, option));
}

export function isSwitch(option: IndexedEntry): boolean {
	return option.entry.sizeTimes !== undefined || isRole(option);
}

/** The role that a unit has. */
export function roleOf({ options }: MusteredUnit): IndexedEntry | undefined {
	return options.flatMap(({ indexed }) => indexed ?? []).find(isRole);
}

/** Whether only one unit of the roster may have an option, so that nobody chooses. */
export function hasNoRival({ units }: CheckContext, option: IndexedEntry): boolean {
	return units.filter((unit) => mayCarry(unit, option)).length === 1;
}
