import type { Problem } from '../../rules/base/verdict.ts';

/** Codes of what a list lacks: what is next in a draft. */
const lacking = /\/(?:too-few|too-small|too-little|no-leader)$/;

/** Whether the list is short of something. */
export function isLacking({ outcome }: Problem): boolean {
	return lacking.test(outcome);
}
