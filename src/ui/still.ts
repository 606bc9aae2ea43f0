/** Whether the player prefers no motion. */
export function isStill(): boolean {
	return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
