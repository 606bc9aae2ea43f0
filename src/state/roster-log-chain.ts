import { applyPatch, sumOf } from '#engine';
import { Roster, type Step } from '#schema';

/** Steps that follow each other, and the place among them that the roster is at. */
export interface Chain {
	readonly steps: readonly Step[];
	/** So many of the steps are done; those after are undone. */
	readonly at: number;
}

/** The part of the stored steps that leads to this roster and on from it without a gap. */
export function chainAround(steps: readonly Step[], cursor: number, sum: number): Chain {
	const at = steps.findLastIndex(({ n }) => n <= cursor) + 1;
	let first = at;
	for (let back = sum; steps[first - 1]?.to === back; back = steps[first]?.from ?? NaN) first--;
	let last = at;
	for (let forth = sum; steps[last]?.from === forth; forth = steps[last - 1]?.to ?? NaN) last++;
	return { steps: steps.slice(first, last), at: at - first };
}

/** Where a walk along the steps comes to. */
interface Stop {
	readonly at: number;
	readonly roster: Roster;
	/** The sum that the roster should have here. */
	readonly sum: number;
}

/** Undoes or redoes steps one by one, from where the roster is to another place. */
export function* walk({ steps, at }: Chain, roster: Roster, to: number): Generator<Stop> {
	const isBack = to < at;
	const path = isBack ? steps.slice(to, at).toReversed() : steps.slice(at, to);
	let stop = { at, roster, sum: NaN };
	for (const { back, forth, from, to: sum } of path) {
		stop = isBack
			? { at: stop.at - 1, roster: applyPatch(stop.roster, back), sum: from }
			: { at: stop.at + 1, roster: applyPatch(stop.roster, forth), sum };
		yield stop;
	}
}

/** Whether it is the roster that there was, and one that this version can read. */
export function isSound({ roster, sum }: Stop): boolean {
	return sumOf(roster) === sum && Roster.safeParse(roster).success;
}
