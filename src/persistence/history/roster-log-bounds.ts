import type { Step } from '#schema';

const mostSteps = 1000;
const mostCharacters = 1_000_000;

/** The characters that the patches of a step take. */
export function sizeOf({ back, forth }: Step): number {
	return JSON.stringify(back).length + JSON.stringify(forth).length;
}

/**
 * How many of the oldest steps to drop; never the last one. Age does not count: a clock that is wrong for
 * a moment would drop the whole history.
 */
export function stepsTooMany(steps: readonly Step[]): number {
	let size = 0;
	let kept = 0;
	for (const step of steps.toReversed()) {
		size += sizeOf(step);
		const isTooMuch = kept >= mostSteps || size > mostCharacters;
		if (kept > 0 && isTooMuch) break;
		kept++;
	}
	return steps.length - kept;
}
