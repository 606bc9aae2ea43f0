/** Waits for a new task, so that the page can paint and react first. */
export function nextTask(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}

/** Milliseconds after which a page that is not painted, as in a tab behind, is waited for no longer. */
const notPainted = 100;

/** Waits until the next frame is painted, so that what follows does not hold it up. */
export function nextFrame(): Promise<void> {
	return new Promise((resolve) => {
		requestAnimationFrame(() => setTimeout(resolve));
		setTimeout(resolve, notPainted);
	});
}
