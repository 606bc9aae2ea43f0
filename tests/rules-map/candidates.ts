import { type ArmyIndex } from '#engine';
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
	const makers = makersOf(index).filter(
		(entry) => entry.grants?.some((tag) => spoken.has(tag)) === true || mayMatter(entry)
	);
	const sets: readonly (readonly Entry[])[] = makers.map((maker) => [maker]);
	const found = firstOf(index, [[], ...sets], willDo);
	if (found) return found;
	const pairs = together(sets, makers);
	return firstOf(index, pairs, willDo) ?? firstOf(index, together(pairs, makers), willDo);
}

function tagsOf({ any = [], all = [], none = [] }: Selector): readonly string[] {
	return [...any, ...all, ...none];
}

const known = new WeakMap<ArmyIndex, readonly Entry[]>();

/** The options that make something of their bearer; of those that make the same the first will do. */
function makersOf(index: ArmyIndex): readonly Entry[] {
	const makers = known.get(index) ?? differentMakers(index);
	known.set(index, makers);
	return makers;
}

function differentMakers({ options }: ArmyIndex): readonly Entry[] {
	const makers = new Map<string, Entry>();
	for (const { entry } of options) {
		const text = entry.grants?.join();
		if (text !== undefined && !makers.has(text)) makers.set(text, entry);
	}
	return [...makers.values()];
}

/** Each set with one more, each combination once. */
function together(
	sets: readonly (readonly Entry[])[],
	makers: readonly Entry[]
): readonly (readonly Entry[])[] {
	return sets.flatMap((set) => {
		const last = set.at(-1);
		const from = last ? makers.indexOf(last) + 1 : 0;
		return makers.slice(from).map((maker) => [...set, maker]);
	});
}

function firstOf(
	{ units }: ArmyIndex,
	sets: readonly (readonly Entry[])[],
	willDo: (candidate: Candidate) => boolean
): Candidate | undefined {
	for (const { entry, tags } of units) {
		for (const set of sets) {
			const candidate =
				set.length === 0
					? { unit: aUnit(entry.id), tags }
					: {
							unit: aUnit(entry.id, { options: set.map(({ id }) => id) }),
							tags: new Set([...tags, ...set.flatMap(({ grants = [] }) => grants)])
						};
			if (willDo(candidate)) return candidate;
		}
	}
	return undefined;
}
