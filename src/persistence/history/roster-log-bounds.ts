import type { Step } from '#schema';

const maxSteps = 1000;
const maxCharacters = 1_000_000;

/** The number of characters in the patches of a step. */
export function sizeOf({ back, forth }: Step): number {
	return JSON.stringify(back).length + JSON.stringify(forth).length;
}

/**
 * How many of the oldest steps to delete; never the last one. Age does not count, because a clock that is
 * wrong for a moment would delete the whole history.
 */
export function stepsTooMany(steps: readonly Step[]): number {
	let size = 0;
	let kept = 0;
	for (const step of steps.toReversed()) {
		size += sizeOf(step);
		const isTooMuch = kept >= maxSteps || size > maxCharacters;
		if (kept > 0 && isTooMuch) break;
		kept++;
	}
	return steps.length - kept;
}
