import type { Problem } from './base/verdict.ts';

/** Whether the list is short of something: what is next in a draft. */
export function isLacking(problem: Problem): boolean {
	return canStay(problem) || /no-leader$/.test(problem.outcome);
}

/** Whether what was chosen can stay as it is until the rest is added; units without their leader are wrong now. */
export function canStay({ outcome }: Problem): boolean {
	return /too-(?:few|small|little)$/.test(outcome);
}
