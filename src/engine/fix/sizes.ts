import { judgeRule } from '../judge/judge.ts';
import { isProblem } from '../../rules/base/verdict.ts';
import { candidate, type Fix } from './fix.ts';
import type { FixContext } from './fix-context.ts';

/** Changing the points limit. */
export function resizing({ context }: FixContext, size: number): Fix {
	return candidate([{ kind: 'resize', size }], 0, size - context.size);
}

/** The nearest lower usual points limit at which the rule is met. */
export function* smallerSize(fixing: FixContext): Generator<Fix> {
	const { size, points } = fixing.context;
	const smaller = usualSizes(fixing)
		.toReversed()
		.find((other) => other < size && other >= points && isMetAt(fixing, other));
	if (smaller !== undefined) yield resizing(fixing, smaller);
}

/** The usual points limits, lowest first. */
export function usualSizes({ index }: FixContext): readonly number[] {
	return index.system.sizes.toSorted((one, other) => one - other);
}

/** Whether the problem's rule is met at another points limit. */
export function isMetAt({ context, problem }: FixContext, size: number): boolean {
	return !judgeRule({ ...context, size }, problem.constraint).some(isProblem);
}
