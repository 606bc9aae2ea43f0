import { carriesOf, eitherOf, matches, type ArmyIndex, type IndexedEntry } from '#engine';

/**
 * Whether a unit may have an option, by itself or after one or two others that make it one of those who may:
 * a rank, and a mount that only this rank may ride.
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
		// The thing itself is what most pairs do not open, so it is asked first.
		first.some((maker) =>
			makers.some((other) => isOpen(thing, maker, other) && isOpen(maker, other))
		)
	);
}

const makersKnown = new WeakMap<ArmyIndex, Map<string, readonly IndexedEntry[]>>();

/** Options that make somebody what the rules on an option ask for. The same for every unit, so looked for once. */
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
