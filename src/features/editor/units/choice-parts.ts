import {
	matches,
	mayCarry,
	mustHave,
	onlyOneOf,
	optionRooms,
	type CheckContext,
	type ArmyIndex,
	type Edit,
	type IndexedEntry,
	type MusteredUnit,
	type OptionRoom
} from '#engine';

/** Options of which a unit may have one, or which are ticked each by itself. */
export interface ChoicePart {
	readonly options: readonly IndexedEntry[];
	/** Whether the unit may have one of them at most. */
	readonly isOne: boolean;
	/** Whether it may do without: then none of them is an answer too. */
	readonly mayBeNone: boolean;
}

/**
 * The options under a heading, by how they are chosen: each set of which the unit may have one at most, the largest
 * first, then what is left.
 */
export function choiceParts(
	index: ArmyIndex,
	mustered: MusteredUnit,
	options: readonly IndexedEntry[],
	size: number
): readonly ChoicePart[] {
	const rooms = optionRooms(index, mustered, size).filter(({ isOfPoints }) => isOfPoints !== true);
	const inRoom = ({ of }: OptionRoom): readonly IndexedEntry[] =>
		options.filter(({ tags }) => matches(of, tags));
	const sets = rooms
		.filter(({ max }) => max === 1)
		.map((room) => inRoom(room).filter(({ entry }) => entry.repeat === undefined))
		.toSorted((one, other) => other.length - one.length);
	const needed = rooms
		.filter(({ min }) => min > 0)
		.map(({ of }) =>
			index.options.filter((option) => matches(of, option.tags) && mayCarry(mustered, option))
		);
	const isNeeded = (own: readonly IndexedEntry[]): boolean =>
		own.some((option) => mustHave(index, mustered, option)) ||
		needed.some((of) => of.length > 0 && of.every((option) => own.includes(option)));

	const placed = new Set<IndexedEntry>();
	const ones = sets.flatMap((set): readonly ChoicePart[] => {
		const own = set.filter((option) => !placed.has(option));
		if (own.length < 2) return [];
		for (const option of own) placed.add(option);
		return [{ options: own, isOne: true, mayBeNone: !isNeeded(own) }];
	});
	const left = options.filter((option) => !placed.has(option));
	return left.length > 0 ? [...ones, { options: left, isOne: false, mayBeNone: false }] : ones;
}

/** The same parts with what the unit has of each, to be shown where the others are folded. */
export function chosenIn(
	parts: readonly ChoicePart[],
	{ options: chosen }: MusteredUnit
): readonly ChoicePart[] {
	return parts.map((part) => ({
		...part,
		mayBeNone: false,
		options: part.options.filter(({ entry }) => chosen.some(({ id }) => id === entry.id))
	}));
}

/** The name that stands for all of some options ("Full Command"); undefined if a unit may not have them all. */
export function nameOfAll(
	{ index }: CheckContext,
	{ indexed }: MusteredUnit,
	options: readonly IndexedEntry[]
): string | undefined {
	const [first, ...others] = options;
	const name = first?.type.aliases?.[0];
	if (!indexed || name === undefined || others.length === 0) return undefined;
	if (others.some(({ type }) => type !== first?.type)) return undefined;
	const isChoice = onlyOneOf(indexed, index).some(
		(ids) => options.filter(({ entry }) => ids.includes(entry.id)).length > 1
	);
	return isChoice ? undefined : name;
}

/** The edit that removes those of these options that a unit has; undefined if it has none. */
export function removingAll(
	{ unit, options: chosen }: MusteredUnit,
	options: readonly IndexedEntry[]
): Edit | undefined {
	const edits = chosen
		.filter(({ indexed }) => indexed && options.includes(indexed))
		.map(({ id }): Edit => ({ kind: 'take-option', unit: unit.id, option: id }));
	const [only] = edits;
	return edits.length > 1 ? { kind: 'several', edits } : only;
}

/** How many of an option a unit may have: one, unless its row or a set that it is in says more. */
export function mostOf(
	index: ArmyIndex,
	mustered: MusteredUnit,
	option: IndexedEntry,
	size: number
): number {
	const rooms = optionRooms(index, mustered, size).flatMap(({ of, max, isOfPoints }) =>
		isOfPoints !== true && max !== undefined && matches(of, option.tags) ? [max] : []
	);
	return option.entry.repeat ?? (rooms.length > 0 ? Math.min(...rooms) : 1);
}
