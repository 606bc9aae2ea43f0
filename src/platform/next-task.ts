/** Waits for a new task, so that the page can paint and react first. */
export function nextTask(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}
