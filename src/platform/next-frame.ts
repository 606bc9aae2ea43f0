/** Milliseconds after which a page that is not painted, as in a tab behind, is waited for no longer. */
const unpaintedAfter = 100;

/** Waits until the next frame is painted, so that what follows does not hold it up. */
export function nextFrame(): Promise<void> {
	return new Promise((resolve) => {
		requestAnimationFrame(() => setTimeout(resolve));
		setTimeout(resolve, unpaintedAfter);
	});
}
