import type { ArmyIndex, IndexedEntry } from '#engine';
import type { Entry, RosterUnit, Selector } from '#schema';
import { aUnit } from '../builders.ts';

/** A unit that might be anybody, and what a selector may ask of it. */
export interface Candidate {
	readonly unit: RosterUnit;
	readonly tags: ReadonlySet<string>;
}

/**
 * The first unit that will do: each of the army without options and with each option that makes it
 * something these selectors speak of; then each with two and with three such options.
 */
export function findUnit(
	index: ArmyIndex,
	selectors: readonly Selector[],
	willDo: (candidate: Candidate) => boolean,
	mayMatter: (option: Entry) => boolean = () => false
): Candidate | undefined {
	const spoken = new Set(selectors.flatMap(tagsOf));
	const makers = makersOf(index, spoken, mayMatter);
	const sets: readonly (readonly IndexedEntry[])[] = makers.map((maker) => [maker]);
	const found = firstOf(index, [[], ...sets], willDo);
	if (found) return found;
	const pairs = together(sets, makers);
	return firstOf(index, pairs, willDo) ?? firstOf(index, together(pairs, makers), willDo);
}

function tagsOf({ any = [], all = [], none = [] }: Selector): readonly string[] {
	return [...any, ...all, ...none];
}

/** The options that make of their bearer what is spoken of; of those that make the same the first will do. */
function makersOf(
	{ options }: ArmyIndex,
	spoken: ReadonlySet<string>,
	mayMatter: (option: Entry) => boolean
): readonly IndexedEntry[] {
	const makers = new Map<string, IndexedEntry>();
	for (const option of options) {
		const made = option.grants.filter((tag) => spoken.has(tag)).join();
		const kind = made === '' && mayMatter(option.entry) ? option.entry.id : made;
		if (kind !== '' && !makers.has(kind)) makers.set(kind, option);
	}
	return [...makers.values()];
}

/** Each set with one more, each combination once. */
function together(
	sets: readonly (readonly IndexedEntry[])[],
	makers: readonly IndexedEntry[]
): readonly (readonly IndexedEntry[])[] {
	return sets.flatMap((set) => {
		const last = set.at(-1);
		const from = last ? makers.indexOf(last) + 1 : 0;
		return makers.slice(from).map((maker) => [...set, maker]);
	});
}

function firstOf(
	{ units }: ArmyIndex,
	sets: readonly (readonly IndexedEntry[])[],
	willDo: (candidate: Candidate) => boolean
): Candidate | undefined {
	for (const { entry, tags } of units) {
		for (const set of sets) {
			const candidate =
				set.length === 0
					? { unit: aUnit(entry.id), tags }
					: {
							unit: aUnit(entry.id, { options: set.map(({ entry: { id } }) => id) }),
							tags: new Set([...tags, ...set.flatMap(({ grants }) => grants)])
						};
			if (willDo(candidate)) return candidate;
		}
	}
	return undefined;
}
