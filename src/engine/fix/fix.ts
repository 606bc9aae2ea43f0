import type { ConstraintKind } from '#schema';
import { type UnmetOf, isProblem } from '../../rules/base/verdict.ts';
import type { FixContext } from './fix-context.ts';
import type { IndexedEntry } from '../base/army-index.ts';
import { optionPoints } from '../base/muster.ts';
import type { MusteredUnit } from '../base/mustered.ts';
import type { Edit } from '../edit/edit.ts';
import { dropAll, type Drop } from './drop.ts';
import { judgeRule } from '../judge/judge.ts';

/** An edit that fixes a problem. */
export interface Fix {
	readonly edit: Edit;
	/** Change in points spent. */
	readonly points: number;
	/** Change of the points limit; usually 0. */
	readonly limitChange: number;
}

/** A possible fix, not yet tried. */
export interface Candidate extends Fix {
	/** Of candidates in the same family only the first that works is offered. */
	readonly family?: string;
}

/** A possible fix made of these edits. */
export function candidate(edits: readonly Edit[], points: number, limitChange = 0): Candidate {
	const [only] = edits;
	return {
		edit: only && edits.length === 1 ? only : { kind: 'several', edits },
		points,
		limitChange
	};
}

/** Removing these and giving an option to one of some other units, each in turn. */
export function* givenTo(
	bearers: readonly MusteredUnit[],
	option: string,
	indexed: IndexedEntry | undefined,
	drops: readonly Drop[]
): Generator<Candidate> {
	const dropped = dropAll(drops);
	for (const bearer of bearers) {
		const give = { kind: 'give-option', unit: bearer.unit.id, option } as const;
		const price = indexed ? optionPoints(bearer, indexed) : 0;
		yield candidate([...dropped.edits, give], price - dropped.points);
	}
}

/** The same for an option that is among what is removed: of all places that it may move to, one is offered. */
export function* movedTo(
	bearers: readonly MusteredUnit[],
	{ option = '', indexed }: Drop,
	drops: readonly Drop[]
): Generator<Candidate> {
	for (const fix of givenTo(bearers, option, indexed, drops))
		yield { ...fix, family: `move ${option}` };
}

/** Removing these, and nothing else. */
export function without(drops: readonly Drop[]): Fix {
	const { edits, points } = dropAll(drops);
	return candidate(edits, 0 - points);
}

/**
 * Orders fixes: the smallest change in points first, then those that keep the points limit, then as they came (the
 * sort is stable).
 */
export function inOrder(one: Fix, other: Fix): number {
	return changeIn(one) - changeIn(other) || Number(isResize(one)) - Number(isResize(other));
}

/** Whether it changes the points limit. */
export function isResize({ limitChange }: Fix): boolean {
	return limitChange !== 0;
}

function changeIn({ points, limitChange }: Fix): number {
	return Math.abs(points) + Math.abs(limitChange);
}

/** The fixes for a kind of rule. */
export interface Fixes<K extends ConstraintKind> {
	/** Possible fixes of a problem. All are made and sorted, then one after the other is tried until there are enough. */
	candidates(fixing: FixContext, problem: UnmetOf<K>): Iterable<Candidate>;
	/** Fixes that take longer to find, for when no other leaves the points limit alone. */
	lastResorts?(fixing: FixContext, problem: UnmetOf<K>): Iterable<Candidate>;
}

/** Changing the points limit. */
export function changingPointsLimit({ context }: FixContext, limit: number): Fix {
	return candidate([{ kind: 'resize', size: limit }], 0, limit - context.limit);
}

/** The nearest lower usual points limit at which the rule is met. */
export function* lowerPointsLimit(fixing: FixContext): Generator<Fix> {
	const { limit, points } = fixing.context;
	const smaller = usualPointsLimits(fixing)
		.toReversed()
		.find((other) => other < limit && other >= points && isMetAt(fixing, other));
	if (smaller !== undefined) yield changingPointsLimit(fixing, smaller);
}

/** The usual points limits, lowest first. */
export function usualPointsLimits({ index }: FixContext): readonly number[] {
	return index.system.sizes.toSorted((one, other) => one - other);
}

/** Whether the problem's rule is met at another points limit. */
export function isMetAt({ context, problem }: FixContext, limit: number): boolean {
	return !judgeRule({ ...context, limit }, problem.constraint).some(isProblem);
}
