import type { Problem, ProblemOf } from './base/verdict.ts';

/** Whether a unit lacks one of several options, such as a lore: each of them would do. */
export function lacksOneOf({ outcome }: Problem): boolean {
	return outcome === 'exclusive/too-few';
}

/** The number of which the list has too little: that of core choices, which one unit may count as twice. */
export function lackingNumber(problem: Problem): string | undefined {
	if (problem.outcome !== 'count/too-few') return undefined;
	const { counting } = problem.constraint;
	return typeof counting === 'object' ? counting.number : undefined;
}

/** Whether there are fewer groups than a minimum asks for. */
export function hasTooFewGroups(problem: Problem): problem is ProblemOf<'groups/too-few'> {
	return problem.outcome === 'groups/too-few';
}

/** Whether a share of the points is below its minimum. */
export function isTooLittle(problem: Problem): problem is ProblemOf<'share/too-little'> {
	return problem.outcome === 'share/too-little';
}
