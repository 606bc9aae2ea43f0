import { steps } from '../en/edits.ts';

/** That steps were undone, when an edit is made after it. */
export function undidText(count: number): string {
	return steps.undid(count);
}
