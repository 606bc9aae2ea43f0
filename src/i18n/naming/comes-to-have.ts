import { carriesOf, eitherOf, matches, type ArmyIndex, type IndexedEntry } from '#engine';

/**
 * Whether a unit may have an option, at once or after one or two other options that allow it: a rank, for a
 * mount that only this rank may ride.
 */
export function mayComeToHave(index: ArmyIndex, option: string, unit: IndexedEntry): boolean {
	const thing = index.entries.get(option);
	if (!thing) return false;
	const isOpen = (...given: readonly IndexedEntry[]): boolean => mayHaveAll(index, unit, given);
	if (isOpen(thing)) return true;
	const makers = makersFor(index, option);
	const first = makers.filter((maker) => isOpen(maker));
	return (
		first.some((maker) => isOpen(thing, maker)) ||
		// Most pairs fail because they do not allow the option itself, so that is checked first.
		first.some((maker) =>
			makers.some((other) => isOpen(thing, maker, other) && isOpen(maker, other))
		)
	);
}

const makersKnown = new WeakMap<ArmyIndex, Map<string, readonly IndexedEntry[]>>();

/** Options that grant a tag which the rules on an option ask for. Cached, as they are the same for every unit. */
function makersFor(index: ArmyIndex, option: string): readonly IndexedEntry[] {
	const known = makersKnown.get(index) ?? new Map<string, readonly IndexedEntry[]>();
	makersKnown.set(index, known);
	const makers = known.get(option) ?? findMakers(index, option);
	known.set(option, makers);
	return makers;
}

function findMakers(index: ArmyIndex, option: string): readonly IndexedEntry[] {
	const wanted = new Set(
		carriesOf(index, option)
			.flatMap(({ by }) => eitherOf(by))
			.flatMap(({ any = [], all = [] }) => [...any, ...all])
	);
	return index.options.filter(({ grants }) => grants.some((tag) => wanted.has(tag)));
}

/** Whether the rules on each of these let such a unit have all of them. */
function mayHaveAll(
	index: ArmyIndex,
	{ tags }: IndexedEntry,
	given: readonly IndexedEntry[]
): boolean {
	const all = new Set(tags);
	for (const { grants } of given) for (const tag of grants) all.add(tag);
	return given.every(({ entry: { id } }) =>
		carriesOf(index, id).every(({ by }) => eitherOf(by).some((one) => matches(one, all)))
	);
}
