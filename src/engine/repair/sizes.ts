import { judge } from '../judge/judge.ts';
import { isProblem } from '../../rules/verdict.ts';
import { candidate, type Repair } from './repair.ts';
import type { RepairContext } from './repair-context.ts';

/** Changing the points limit. */
export function resizing({ context }: RepairContext, size: number): Repair {
	return candidate([{ kind: 'resize', size }], 0, size - context.size);
}

/** The nearest lower usual points limit at which the rule is met. */
export function* smallerSize(repairing: RepairContext): Generator<Repair> {
	const { size, points } = repairing.context;
	const smaller = usualSizes(repairing)
		.toReversed()
		.find((other) => other < size && other >= points && isMetAt(repairing, other));
	if (smaller !== undefined) yield resizing(repairing, smaller);
}

/** The usual points limits, lowest first. */
export function usualSizes({ index }: RepairContext): readonly number[] {
	return index.system.sizes.toSorted((one, other) => one - other);
}

/** Whether the problem's rule is met at another points limit. */
export function isMetAt({ context, problem }: RepairContext, size: number): boolean {
	return !judge({ ...context, size }, problem.constraint).some(isProblem);
}
