/** Whether the player wants nothing to move. */
export function isStill(): boolean {
	return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
