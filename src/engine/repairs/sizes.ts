import type { ConstraintOf } from '#schema';
import { judge } from '../judge.ts';
import { isProblem } from '../verdict.ts';
import { candidate, type Repair } from './repair.ts';
import type { Workshop } from './workshop.ts';

/** Agreeing on another size. */
export function resizing({ context }: Workshop, size: number): Repair {
	return candidate([{ kind: 'resize', size }], 0, size - context.size);
}

/** The nearest smaller size of those usually played at which the rule is met. */
export function* smallerSize(workshop: Workshop): Generator<Repair> {
	const { size, points } = workshop.context;
	const smaller = usualSizes(workshop)
		.toReversed()
		.find((other) => other < size && other >= points && isMetAt(workshop, other));
	if (smaller !== undefined) yield resizing(workshop, smaller);
}

/** The next usual size, and the next full band or row of a table, at which a maximum is met. */
export function* biggerSizes(
	workshop: Workshop,
	{ max, per }: ConstraintOf<'count'>
): Generator<Repair> {
	const { size } = workshop.context;
	if (max === undefined || max === 0 || (per !== 'band' && typeof max === 'number')) return;
	const usual = usualSizes(workshop).find((other) => other > size && isMetAt(workshop, other));
	const { points = 0 } = workshop.index.system.band ?? {};
	const full =
		typeof max === 'number'
			? points * Math.ceil(workshop.problem.measured / max)
			: (max.table.find(({ from }) => from > size && isMetAt(workshop, from))?.from ?? 0);
	const sizes = new Set([...(usual === undefined ? [] : [usual]), ...(full > size ? [full] : [])]);
	for (const other of sizes) yield resizing(workshop, other);
}

/** The next usual size that holds the points spent, and a size of just that many. */
export function* sizesToSpend(workshop: Workshop): Generator<Repair> {
	const { points } = workshop.context;
	const usual = usualSizes(workshop).find((size) => size >= points);
	const sizes = new Set([Math.ceil(points), ...(usual === undefined ? [] : [usual])]);
	for (const size of sizes) yield resizing(workshop, size);
}

/** The next usual size, and the very size, of which so many points are not too large a share. */
export function* sizesForShare(
	workshop: Workshop,
	{ max }: ConstraintOf<'share'>
): Generator<Repair> {
	const { size } = workshop.context;
	if (typeof max !== 'number') return;
	const least = Math.ceil((workshop.problem.measured * 100) / max);
	const usual = usualSizes(workshop).find((other) => other >= least);
	const sizes = new Set([least, ...(usual === undefined ? [] : [usual])]);
	for (const other of sizes) if (other > size) yield resizing(workshop, other);
}

function usualSizes({ index }: Workshop): readonly number[] {
	return index.system.sizes.toSorted((one, other) => one - other);
}

function isMetAt({ context, problem }: Workshop, size: number): boolean {
	return !judge({ ...context, size }, problem.constraint).some(isProblem);
}
