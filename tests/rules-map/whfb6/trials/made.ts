import { matches, type ArmyIndex, type IndexedEntry } from '#engine';
import type { RosterUnit, Selector } from '#schema';
import { aUnit } from '../../../builders.ts';

/** A unit that might be anybody, with what its options make of it. */
export interface Made {
	readonly unit: RosterUnit;
	/** Itself, then what it was given, each with what a selector may ask of it. */
	readonly parts: readonly Part[];
}

interface Part {
	readonly indexed: IndexedEntry;
	readonly tags: ReadonlySet<string>;
}

/** No rule asks for more than so much at once on one unit. */
const maxOptions = 3;

/**
 * Units of the army with the options that these selectors speak of, the plainest first: without any, with
 * one, with two. Those with what they may be given go before those with what they may not.
 */
export function* makings(index: ArmyIndex, ...selectors: readonly Selector[]): Generator<Made> {
	const makers = makersOf(index, new Set(selectors.flatMap(wordsOf)));
	const few = (unit: IndexedEntry) => fewOf(makers, (option) => mayBear(unit, option));
	yield* madeWith(index.units, few);
	yield* madeWith(index.units, () => fewOf(makers, () => true));
}

function* madeWith(
	units: readonly IndexedEntry[],
	optionsOf: (unit: IndexedEntry) => readonly IndexedEntry[]
): Generator<Made> {
	const options = new Map(units.map((unit) => [unit, optionsOf(unit)]));
	for (let count = 0; count <= maxOptions; count += 1) {
		for (const [unit, given] of options) {
			for (const chosen of choices(given, count)) yield made(unit, chosen);
		}
	}
}

function wordsOf({ any = [], all = [], none = [] }: Selector): readonly string[] {
	return [...any, ...all, ...none];
}

/** Options that are so, or make their bearer so; where a word means many, a few of them will do. */
function makersOf(
	{ options }: ArmyIndex,
	words: ReadonlySet<string>
): readonly (readonly IndexedEntry[])[] {
	return [...words].map((word) =>
		options.filter(({ tags, grants }) => tags.has(word) || grants.includes(word))
	);
}

const fewOfEach = 2;

function fewOf(
	makers: readonly (readonly IndexedEntry[])[],
	isAllowed: (option: IndexedEntry) => boolean
): readonly IndexedEntry[] {
	return [...new Set(makers.flatMap((options) => options.filter(isAllowed).slice(0, fewOfEach)))];
}

/** Whether the unit may be given the option as it stands, or with another option besides. */
export function mayBear({ tags }: IndexedEntry, option: IndexedEntry): boolean {
	const { carriedBy } = option.entry;
	const isOffered = option.offeredBy?.some((by) => matches({ ...by, none: [] }, tags)) ?? true;
	return isOffered && (!carriedBy || matches({ ...carriedBy.by, none: [] }, tags));
}

function* choices(
	options: readonly IndexedEntry[],
	count: number,
	from = 0
): Generator<readonly IndexedEntry[]> {
	if (count === 0) yield [];
	else {
		for (let at = from; at < options.length; at += 1) {
			const first = options[at];
			if (!first) continue;
			for (const rest of choices(options, count - 1, at + 1)) yield [first, ...rest];
		}
	}
}

function made(unit: IndexedEntry, given: readonly IndexedEntry[]): Made {
	const granted = given.flatMap(({ grants }) => grants);
	const options = given.map(({ entry }) => entry.id);
	return {
		unit: aUnit(unit.entry.id, options.length > 0 ? { options } : {}),
		parts: [
			{ indexed: unit, tags: granted.length > 0 ? new Set([...unit.tags, ...granted]) : unit.tags },
			...given.map((indexed) => ({ indexed, tags: indexed.tags }))
		]
	};
}

/** Whether the unit, or something it was given, is meant. */
export function isOrHas({ parts }: Made, of: Selector): boolean {
	return parts.some(({ tags }) => matches(of, tags));
}

/** Whether the unit itself is meant. */
export function isSelected({ parts: [unit] }: Made, of: Selector): boolean {
	return unit !== undefined && matches(of, unit.tags);
}

/** The first of these that will do; none if there is none. */
export function firstOf<T>(all: Iterable<T>, willDo: (one: T) => boolean): T | undefined {
	for (const one of all) if (willDo(one)) return one;
	return undefined;
}
