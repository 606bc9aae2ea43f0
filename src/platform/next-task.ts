/** What follows is a task of its own: before it, the page can paint and react. */
export function nextTask(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}
