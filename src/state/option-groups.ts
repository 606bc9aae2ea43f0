import { matches, type ArmyIndex, type IndexedEntry, type MusteredUnit } from '#engine';

/** The options a unit may have under one heading. */
export interface OptionGroup {
	readonly heading: string;
	readonly options: readonly {
		readonly option: IndexedEntry;
		/** Ids of options that cannot be had together with it. */
		readonly rivals: readonly string[];
	}[];
	/** Whether the unit needs one of them. */
	readonly isForced: boolean;
}

/** What this unit may be given, and what it has, by heading in the order of the system's types. */
export function optionGroups(index: ArmyIndex, mustered: MusteredUnit): readonly OptionGroup[] {
	const taken = new Set(mustered.options.map(({ id }) => id));
	const offered = index.options.filter(
		({ entry }) => taken.has(entry.id) || isOpenTo(entry.carriedBy?.by, mustered)
	);
	const headings = [...new Set(index.system.types.map(({ heading }) => heading))];
	return headings
		.map((heading) => {
			const options = offered.filter(({ type }) => type.heading === heading);
			return {
				heading,
				options: options.map((option) => ({ option, rivals: rivalsOf(index, offered, option) })),
				isForced: options.some((option) => isForced(index, mustered, option))
			};
		})
		.filter(({ options }) => options.length > 0);
}

function isOpenTo(by: Parameters<typeof matches>[0] | undefined, { tags }: MusteredUnit): boolean {
	return by !== undefined && matches(by, tags);
}

/** The options that share a "one at most" with this one. */
function rivalsOf(
	index: ArmyIndex,
	offered: readonly IndexedEntry[],
	option: IndexedEntry
): readonly string[] {
	const sets = index.constraints.filter(
		(constraint) =>
			constraint.kind === 'exclusive' && constraint.max === 1 && matches(constraint.of, option.tags)
	);
	return offered
		.filter(
			(other) =>
				other !== option &&
				sets.some((set) => set.kind === 'exclusive' && matches(set.of, other.tags))
		)
		.map(({ entry }) => entry.id);
}

function isForced(index: ArmyIndex, mustered: MusteredUnit, option: IndexedEntry): boolean {
	return index.constraints.some(
		(constraint) =>
			constraint.kind === 'requires' &&
			constraint.scope === 'unit' &&
			matches(constraint.of, mustered.tags) &&
			constraint.needs !== undefined &&
			matches(constraint.needs, option.tags)
	);
}
