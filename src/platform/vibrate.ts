import { isStill } from './still.ts';

/** Milliseconds of vibration. */
const knock = 10;

/** Whether the current task has vibrated. */
let hasVibrated = false;

/**
 * Vibrates, where the device can and the player wants motion. All that one tap does is one task, so it vibrates
 * once: for + itself, the unit that comes and the limit that is reached.
 */
export function vibrate(): void {
	if (hasVibrated || isStill()) return;
	if (!('vibrate' in navigator) || !navigator.userActivation.hasBeenActive) return;
	hasVibrated = true;
	setTimeout(() => (hasVibrated = false));
	navigator.vibrate(knock);
}
