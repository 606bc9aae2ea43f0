import type { Edit } from '../edit/edit.ts';
import { dropAll, type Drop } from './drop.ts';

/** An edit that does away with a problem. */
export interface Repair {
	readonly edit: Edit;
	/** Change in points spent. */
	readonly points: number;
	/** Change of the points limit, 0 for most. */
	readonly size: number;
}

/** What might be a repair. */
export interface Candidate extends Repair {
	/** Of several equivalent edits, only the first that works is offered. */
	readonly family?: string;
}

/** A possible repair: these edits, as one. */
export function candidate(edits: readonly Edit[], points: number, size = 0): Candidate {
	const [only] = edits;
	return { edit: only && edits.length === 1 ? only : { kind: 'several', edits }, points, size };
}

/** An option that moves from where it is not allowed to a unit that may have it. */
export function moving(option: string, edits: readonly Edit[], points: number): Candidate {
	return { ...candidate(edits, points), family: `move ${option}` };
}

/** Taking these out, and nothing else. */
export function without(drops: readonly Drop[]): Repair {
	const { edits, points } = dropAll(drops);
	return candidate(edits, 0 - points);
}

/**
 * The cheapest change in points first, whether they are spent, come free, or are agreed on; of equals,
 * what leaves the points limit alone, as players agree on it. What is equal still stays in the
 * order it was thought of, which is that of the army list.
 */
export function inOrder(one: Repair, other: Repair): number {
	return changeIn(one) - changeIn(other) || Number(isResize(one)) - Number(isResize(other));
}

/** Whether it changes the size that was agreed on. */
export function isResize({ size }: Repair): boolean {
	return size !== 0;
}

function changeIn({ points, size }: Repair): number {
	return Math.abs(points) + Math.abs(size);
}
