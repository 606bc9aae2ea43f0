import type { CheckContext } from '../base/context.ts';
import { musterGroups } from '../base/groups.ts';
import { variableModels } from '../base/muster.ts';
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
	readonly before?: Candidate;
	readonly after?: Candidate;
}

/** The differences of a unit. */
export type UnitChange =
	| { readonly kind: 'option-added' | 'option-removed'; readonly option: MusteredOption }
	| { readonly kind: 'models'; readonly before: number; readonly after: number }
	| {
			readonly kind: 'name' | 'note' | 'group';
			readonly before: string | undefined;
			readonly after: string | undefined;
	  };

/** How much each difference makes of two units of one entry another unit. */
const weights: Readonly<Record<UnitChange['kind'], number>> = {
	'option-added': 2,
	'option-removed': 2,
	models: 1,
	name: 3,
	note: 1,
	group: 1
};

type Side = readonly Candidate[];
/** Pairs some units of two sides. */
type Way = (before: Side, after: Side) => readonly Required<Pair>[];

/**
 * Pairs each unit with what it became. Every unit is in exactly one pair.
 * @param groupIds of groups that have another id in the other roster, that id by this one
 * @param areVersions whether an id means the same unit in both
 */
export function pairUnits(
	before: CheckContext,
	after: CheckContext,
	groupIds: ReadonlyMap<string, string>,
	areVersions: boolean
): readonly Pair[] {
	let [left, right] = [candidatesOf(before, groupIds), candidatesOf(after, groupIds)];
	const ways = [...(areVersions ? [pairEqual(sameUnit)] : []), pairEqual(contentOf), pairMostAlike];
	const pairs = ways.flatMap((way) => {
		const found = way(left, right);
		const paired = new Set(found.flatMap((pair) => [pair.before, pair.after]));
		left = left.filter((unit) => !paired.has(unit));
		right = right.filter((unit) => !paired.has(unit));
		return found;
	});
	return [
		...pairs,
		...left.map((unit) => ({ before: unit })),
		...right.map((unit) => ({ after: unit }))
	];
}

function candidatesOf(context: CheckContext, groupIds: ReadonlyMap<string, string>): Side {
	const groups = new Map(
		musterGroups(context).flatMap((group) => group.units.map((unit) => [unit, group]))
	);
	return context.units.map((mustered) => {
		const group = groups.get(mustered);
		const id = group && (groupIds.get(group.id) ?? group.id);
		return { mustered, group: id, groupName: group?.name };
	});
}

/** What a player sees of a unit: entry, models, options in any order, name, note and group. */
export function contentOf({ mustered, group }: Candidate): string {
	const { entry, options = [], name, note } = mustered.unit;
	return JSON.stringify([entry, variableModels(mustered), options.toSorted(), name, note, group]);
}

/** What differs of two units of one entry. */
export function unitChanges(before: Candidate, after: Candidate): readonly UnitChange[] {
	const [a, b] = [before.mustered, after.mustered];
	const texts = [
		{ kind: 'name', before: a.unit.name, after: b.unit.name },
		{ kind: 'note', before: a.unit.note, after: b.unit.note }
	] as const;
	return [
		...without(b.options, a.options, ({ id }) => id).map(
			(option) => ({ kind: 'option-added', option }) as const
		),
		...without(a.options, b.options, ({ id }) => id).map(
			(option) => ({ kind: 'option-removed', option }) as const
		),
		...modelsChange(a, b),
		...texts.filter((text) => text.before !== text.after),
		...(before.group === after.group
			? []
			: [{ kind: 'group', before: before.groupName, after: after.groupName } as const])
	];
}

function modelsChange(a: MusteredUnit, b: MusteredUnit): readonly UnitChange[] {
	const [before, after] = [a, b].map(variableModels);
	return before === undefined || after === undefined || before === after
		? []
		: [{ kind: 'models', before, after }];
}

function sameUnit({ mustered: { unit } }: Candidate): string {
	return JSON.stringify([unit.id, unit.entry]);
}

function pairEqual(keyOf: (unit: Candidate) => string): Way {
	return (before, after) => {
		const waiting = byKey(after, keyOf);
		return before.flatMap((unit) => couple(unit, waiting.get(keyOf(unit))?.shift()));
	};
}

function couple(before: Candidate, after: Candidate | undefined): readonly Required<Pair>[] {
	return after ? [{ before, after }] : [];
}

/** Pairs units of each entry, most similar first. */
function pairMostAlike(before: Side, after: Side): readonly Required<Pair>[] {
	const entryOf = ({ mustered: { unit } }: Candidate): string => unit.entry;
	const waiting = byKey(after, entryOf);
	return [...byKey(before, entryOf)].flatMap(([entry, units]) =>
		pairEntry(units, waiting.get(entry) ?? [])
	);
}

/**
 * Works on stacks of identical units, because an army has many units of few kinds. Ties are broken the same
 * way in both directions.
 */
function pairEntry(before: Side, after: Side): readonly Required<Pair>[] {
	const right = [...byKey(after, contentOf).values()];
	const likely = [...byKey(before, contentOf).values()]
		.flatMap((stack, i) =>
			right.map((other, j) => ({ stack, other, i, j, distance: distance(stack, other) }))
		)
		.toSorted(
			(a, b) =>
				a.distance - b.distance ||
				a.i + a.j - (b.i + b.j) ||
				Math.abs(a.i - a.j) - Math.abs(b.i - b.j)
		);
	return likely.flatMap(({ stack, other }) =>
		stack.splice(0, other.length).flatMap((unit) => couple(unit, other.shift()))
	);
}

/** How different the units of two stacks are. */
function distance([one]: Side, [other]: Side): number {
	const changes = one && other ? unitChanges(one, other) : [];
	return changes.reduce((sum, { kind }) => sum + weights[kind], 0);
}

/** Things by a key that several may have, in order. */
export function byKey<T, K>(things: readonly T[], keyOf: (thing: T) => K): Map<K, T[]> {
	const known = new Map<K, T[]>();
	for (const thing of things) {
		const key = keyOf(thing);
		const sharing = known.get(key);
		if (sharing) sharing.push(thing);
		else known.set(key, [thing]);
	}
	return known;
}

/** The things without one for each of the others that has its key. */
export function without<T>(
	things: readonly T[],
	others: readonly T[],
	keyOf: (thing: T) => string
): readonly T[] {
	const left = others.map(keyOf);
	return things.filter((thing) => {
		const at = left.indexOf(keyOf(thing));
		if (at !== -1) left.splice(at, 1);
		return at === -1;
	});
}
