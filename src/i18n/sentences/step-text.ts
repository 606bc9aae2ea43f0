import { steps } from '../en/edits.ts';

/** The name of a step that records undone steps, added by the next edit. */
export function undidText(count: number): string {
	return steps.undid(count);
}
