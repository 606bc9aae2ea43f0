import type { Problem, ProblemOf } from './base/verdict.ts';

/** Whether a problem is that fewer are counted than a minimum asks for. */
export function isTooFew(problem: Problem): problem is ProblemOf<'count/too-few'> {
	return problem.outcome === 'count/too-few';
}
