/** Milliseconds after which an idle moment is no longer waited for. */
const busyFor = 400;

/** Resolves when the browser has nothing more urgent to do. Safari does not tell: there it is another task. */
export function whenIdle(): Promise<void> {
	return new Promise((resolve) => {
		if ('requestIdleCallback' in globalThis)
			requestIdleCallback(() => resolve(), { timeout: busyFor });
		else setTimeout(resolve, 50);
	});
}
