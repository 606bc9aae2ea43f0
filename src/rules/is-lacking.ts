import type { Problem } from './base/verdict.ts';

/** Outcomes of a list that is short of something. */
const lacks = /too-(?:few|small|little)|no-leader/;

/** Whether the list is short of something: what is next in a draft. */
export function isLacking({ outcome }: Problem): boolean {
	return lacks.test(outcome);
}
