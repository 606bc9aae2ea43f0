/** What follows is a task of its own: until it begins, the page paints and listens. */
export function nextTask(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}
