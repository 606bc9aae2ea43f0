import { judge } from '../judge.ts';
import { isProblem } from '../../rules/verdict.ts';
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

/** The sizes that are usually played, the smallest first. */
export function usualSizes({ index }: Workshop): readonly number[] {
	return index.system.sizes.toSorted((one, other) => one - other);
}

/** Whether the rule of the problem is met at another size. */
export function isMetAt({ context, problem }: Workshop, size: number): boolean {
	return !judge({ ...context, size }, problem.constraint).some(isProblem);
}
