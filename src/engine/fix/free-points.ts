import { dropKind, optionsOf, wholeUnit, type Drop } from './drop.ts';
import { firstOfAlike, plainestFirst } from './alike.ts';
import { without } from './fix.ts';
import { afterHarmless, isHarmless } from './trial.ts';
import type { FixContext } from './fix-context.ts';

/** How many points must be freed before these can be spent. */
export function pointsShort({ index, context }: FixContext, more: number): number {
	if (index.touching.by('points').length === 0) return 0;
	// A list that is already over its limit may stay over it by as much.
	return Math.max(0, context.points + more - Math.max(context.limit, context.points));
}

/** Whether something may be removed. */
export type IsSpare = (drop: Drop) => boolean;

/** Things of one entry that are worth enough points: a single one of each kind, or as few as possible. */
export function* waysToFree(
	fixing: FixContext,
	points: number,
	isSpare: IsSpare
): Generator<readonly Drop[]> {
	const drops = plainestFirst(
		everything(fixing).filter((drop) => isSpare(drop) && drop.points > 0)
	);
	const enough = drops.filter((drop) => drop.points >= points);
	for (const drop of firstOfAlike(fixing, enough, ({ unit }) => unit, dropKind)) yield [drop];
	for (const alike of byEntry(fixing, drops)) {
		const few = fewest(alike, points);
		if (few.length > 1) yield few;
	}
}

/** Things by entry, in the order of the army list. */
export function byEntry(
	{ places }: FixContext,
	drops: readonly Drop[]
): readonly (readonly Drop[])[] {
	const groups = new Map<string, Drop[]>();
	for (const drop of drops) {
		const id = drop.option ?? drop.unit.unit.entry;
		const group = groups.get(id);
		if (group) group.push(drop);
		else groups.set(id, [drop]);
	}
	const placeOf = (id: string) => places.get(id) ?? places.size;
	return [...groups]
		.toSorted(([one], [other]) => placeOf(one) - placeOf(other))
		.map(([, group]) => group);
}

/** The fewest from the front that are worth enough; none if all together are not. */
function fewest(drops: readonly Drop[], points: number): readonly Drop[] {
	let sum = 0;
	for (const [at, drop] of drops.entries()) {
		sum += drop.points;
		if (sum >= points) return drops.slice(0, at + 1);
	}
	return [];
}

/** Units, then their options; later units first. */
export function everything({ context }: FixContext): readonly Drop[] {
	return context.units
		.toReversed()
		.flatMap((unit) => [wholeUnit(unit), ...optionsOf(unit).toReversed()]);
}

/**
 * Things of several kinds to remove: later ones first, without those that a rule requires.
 * @returns undefined if everything together is not worth enough
 */
export function gather(
	fixing: FixContext,
	drops: readonly Drop[],
	isEnough: (drops: readonly Drop[]) => boolean
): readonly Drop[] | undefined {
	const picked: Drop[] = [];
	let left = drops;
	let rest = fixing;
	for (let before = -1; before < picked.length && !isEnough(picked);) {
		before = picked.length;
		for (const drop of left) {
			if (isEnough(picked)) break;
			if (isPartOf(drop, picked)) continue;
			const after = afterHarmless(rest, without([drop]).edit);
			if (!after) continue;
			rest = after;
			picked.push(drop);
		}
		left = left.filter((drop) => !picked.includes(drop));
	}
	return isEnough(picked) ? withoutNeedless(fixing, picked, isEnough) : undefined;
}

function isPartOf({ unit, option }: Drop, picked: readonly Drop[]): boolean {
	return option !== undefined && picked.some((other) => other.unit === unit && !other.option);
}

/** A later, bigger thing may make earlier ones unnecessary. */
function withoutNeedless(
	fixing: FixContext,
	picked: readonly Drop[],
	isEnough: (drops: readonly Drop[]) => boolean
): readonly Drop[] {
	let kept = picked;
	for (const drop of picked) {
		const fewer = kept.filter((other) => other !== drop);
		if (isEnough(fewer)) kept = fewer;
	}
	const isSafe = kept === picked || isHarmless(fixing, without(kept).edit);
	return isSafe ? kept : picked;
}
