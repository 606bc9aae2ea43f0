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
		first.some((maker) => isOpen(maker, thing)) ||
		first.some((maker) =>
			makers.some((other) => isOpen(maker, other) && isOpen(maker, other, thing))
		)
	);
}

/** Options that make somebody what the rules on an option ask for. */
function makersFor(index: ArmyIndex, option: string): readonly IndexedEntry[] {
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
	const all = new Set([...tags, ...given.flatMap(({ grants }) => grants)]);
	return given.every(({ entry: { id } }) =>
		carriesOf(index, id).every(({ by }) => eitherOf(by).some((one) => matches(one, all)))
	);
}
