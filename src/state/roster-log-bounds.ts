import type { Step } from '#schema';

const mostSteps = 1000;
const mostCharacters = 1_000_000;
const mostAge = 90 * 24 * 60 * 60 * 1000;
/** So many of the last steps stay, however old they are. */
const ageless = 50;

/** The characters that the patches of a step take. */
export function sizeOf({ back, forth }: Step): number {
	return JSON.stringify(back).length + JSON.stringify(forth).length;
}

/** How many of the oldest steps are to be let go; never the last one. */
export function stepsTooMany(steps: readonly Step[], now: number): number {
	let size = 0;
	let kept = 0;
	for (const step of steps.toReversed()) {
		size += sizeOf(step);
		const isTooMuch = kept >= mostSteps || size > mostCharacters;
		const isTooOld = kept >= ageless && step.at < now - mostAge;
		if (kept > 0 && (isTooMuch || isTooOld)) break;
		kept++;
	}
	return steps.length - kept;
}
