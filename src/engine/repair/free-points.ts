import { dropKind, optionsOf, wholeUnit, type Drop } from './drop.ts';
import { firstOfEachKind, plainestFirst } from './alike.ts';
import { without } from './repair.ts';
import { afterHarmless, isHarmless } from './trial.ts';
import type { RepairContext } from './repair-context.ts';

/** How many points must be freed before these may be spent. */
export function pointsShort({ index, context }: RepairContext, more: number): number {
	if (index.touching.by('points').length === 0) return 0;
	// What exceeds the limit already may stay, but not get worse.
	return Math.max(0, context.points + more - Math.max(context.size, context.points));
}

/** Whether a thing may be parted with at all. */
export type Spare = (drop: Drop) => boolean;

/** Sets of things of one entry that are worth so much: one of each kind, or as few as will do. */
export function* waysToFree(
	repairing: RepairContext,
	points: number,
	isSpare: Spare
): Generator<readonly Drop[]> {
	const drops = plainestFirst(
		everything(repairing).filter((drop) => isSpare(drop) && drop.points > 0)
	);
	const enough = drops.filter((drop) => drop.points >= points);
	for (const drop of firstOfEachKind(repairing, enough, ({ unit }) => unit, dropKind)) yield [drop];
	for (const alike of byEntry(repairing, drops)) {
		const few = fewest(alike, points);
		if (few.length > 1) yield few;
	}
}

/** The same things by what they are, in the order of the army list. */
export function byEntry(
	{ places }: RepairContext,
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

/** As many from the front as are worth so much; none if all are worth less. */
function fewest(drops: readonly Drop[], points: number): readonly Drop[] {
	let sum = 0;
	for (const [at, drop] of drops.entries()) {
		sum += drop.points;
		if (sum >= points) return drops.slice(0, at + 1);
	}
	return [];
}

/** Units before what they have, the latest units first. */
export function everything({ context }: RepairContext): readonly Drop[] {
	return context.units
		.toReversed()
		.flatMap((unit) => [wholeUnit(unit), ...optionsOf(unit).toReversed()]);
}

/**
 * A mixture of things to take out, found by taking the latest first and leaving whatever a rule asks for.
 * @returns undefined if all that may be taken is not enough
 */
export function gather(
	repairing: RepairContext,
	drops: readonly Drop[],
	isEnough: (drops: readonly Drop[]) => boolean
): readonly Drop[] | undefined {
	const picked: Drop[] = [];
	let left = drops;
	let rest = repairing;
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
	return isEnough(picked) ? withoutNeedless(repairing, picked, isEnough) : undefined;
}

function isPartOf({ unit, option }: Drop, picked: readonly Drop[]): boolean {
	return option !== undefined && picked.some((other) => other.unit === unit && !other.option);
}

/** A later, bigger pick may make earlier ones needless. */
function withoutNeedless(
	repairing: RepairContext,
	picked: readonly Drop[],
	isEnough: (drops: readonly Drop[]) => boolean
): readonly Drop[] {
	let kept = picked;
	for (const drop of picked) {
		const fewer = kept.filter((other) => other !== drop);
		if (isEnough(fewer)) kept = fewer;
	}
	const isSafe = kept === picked || isHarmless(repairing, without(kept).edit);
	return isSafe ? kept : picked;
}
