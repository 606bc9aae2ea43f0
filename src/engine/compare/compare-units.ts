import { chosenModels } from '../base/muster.ts';
import type { MusteredOption, MusteredUnit } from '../base/mustered.ts';

/** A unit to be compared, with its group. */
export interface Candidate {
	readonly mustered: MusteredUnit;
	/** A key that is equal in both rosters for the same group; undefined outside groups. */
	readonly group: string | undefined;
	/** The group's name in its own roster. */
	readonly groupName: string | undefined;
}

/** A unit before and after; one side is missing if it was added or removed. */
export interface Pair {
	readonly before: Candidate | undefined;
	readonly after: Candidate | undefined;
}

type Side = readonly Candidate[];

/**
 * Pairs each unit with what it became. Every unit is in exactly one pair.
 * @param areVersions whether an id means the same unit in both
 */
export function pairUnits(before: Side, after: Side, areVersions: boolean): readonly Pair[] {
	const byId = areVersions ? pairByKey(before, after, sameUnit) : nonePaired(before, after);
	const identical = pairByKey(byId.before, byId.after, contentOf);
	const alike = pairMostAlike(identical.before, identical.after);
	return [
		...byId.pairs,
		...identical.pairs,
		...alike.pairs,
		...alike.before.map((unit) => ({ before: unit, after: undefined })),
		...alike.after.map((unit) => ({ before: undefined, after: unit }))
	];
}

/** What a player sees of a unit: entry, models, options in any order, name, note and group. */
export function contentOf({ mustered, group }: Candidate): string {
	const { unit } = mustered;
	const models = chosenModels(mustered);
	return JSON.stringify([unit.entry, models, optionsOf(unit), unit.name, unit.note, group]);
}

/** The options that only the first unit has, repeated ones as often as they are missing. */
export function optionsMissing(
	here: readonly MusteredOption[],
	there: readonly MusteredOption[]
): readonly MusteredOption[] {
	const left = there.map(({ id }) => id);
	return here.filter(({ id }) => {
		const at = left.indexOf(id);
		if (at !== -1) left.splice(at, 1);
		return at === -1;
	});
}

function sameUnit({ mustered: { unit } }: Candidate): string {
	return JSON.stringify([unit.id, unit.entry]);
}

function optionsOf({ options = [] }: MusteredUnit['unit']): readonly string[] {
	return options.toSorted();
}

interface Paired {
	readonly pairs: readonly Pair[];
	/** The units still unpaired. */
	readonly before: Side;
	readonly after: Side;
}

function nonePaired(before: Side, after: Side): Paired {
	return { pairs: [], before, after };
}

function pairByKey(before: Side, after: Side, keyOf: (unit: Candidate) => string): Paired {
	const waiting = groupsOf(after, keyOf);
	const pairs: Pair[] = [];
	const left: Candidate[] = [];
	for (const unit of before) {
		const partner = waiting.get(keyOf(unit))?.shift();
		if (partner) pairs.push({ before: unit, after: partner });
		else left.push(unit);
	}
	const taken = new Set(pairs.map((pair) => pair.after));
	return { pairs, before: left, after: after.filter((unit) => !taken.has(unit)) };
}

function groupsOf<K>(units: Side, keyOf: (unit: Candidate) => K): Map<K, Candidate[]> {
	const groups = new Map<K, Candidate[]>();
	for (const unit of units) {
		const key = keyOf(unit);
		const group = groups.get(key);
		if (group) group.push(unit);
		else groups.set(key, [unit]);
	}
	return groups;
}

/** Pairs the remaining units of each entry, most similar first. */
function pairMostAlike(before: Side, after: Side): Paired {
	const entryOf = ({ mustered: { unit } }: Candidate): string => unit.entry;
	const waiting = groupsOf(after, entryOf);
	const pairs = [...groupsOf(before, entryOf)].flatMap(([entry, units]) =>
		pairEntry(units, waiting.get(entry) ?? [])
	);
	const taken = new Set(pairs.flatMap((pair) => [pair.before, pair.after]));
	const isLeft = (unit: Candidate): boolean => !taken.has(unit);
	return { pairs, before: before.filter(isLeft), after: after.filter(isLeft) };
}

/**
 * Works on stacks of identical units, because an army has many units of few kinds. Ties are broken the same
 * way in both directions.
 */
function pairEntry(before: Side, after: Side): readonly Pair[] {
	const left = [...groupsOf(before, contentOf).values()];
	const right = [...groupsOf(after, contentOf).values()];
	const likely = left
		.flatMap((own, i) =>
			right.map((other, j) => ({ own, other, i, j, distance: distance(own[0], other[0]) }))
		)
		.toSorted(
			(a, b) =>
				a.distance - b.distance ||
				a.i + a.j - (b.i + b.j) ||
				Math.abs(a.i - a.j) - Math.abs(b.i - b.j)
		);
	const pairs: Pair[] = [];
	for (const { own, other } of likely) {
		while (own.length > 0 && other.length > 0)
			pairs.push({ before: own.shift(), after: other.shift() });
	}
	return pairs;
}

/** How different two units of one entry are; a custom name weighs more than an option. */
function distance(one: Candidate | undefined, other: Candidate | undefined): number {
	if (!one || !other) return 0;
	const [a, b] = [one.mustered, other.mustered];
	const options =
		optionsMissing(a.options, b.options).length + optionsMissing(b.options, a.options).length;
	return (
		2 * options +
		(chosenModels(a) === chosenModels(b) ? 0 : 1) +
		(a.unit.name === b.unit.name ? 0 : 3) +
		(a.unit.note === b.unit.note ? 0 : 1) +
		(one.group === other.group ? 0 : 1)
	);
}
