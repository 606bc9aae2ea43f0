/** Milliseconds after which others no longer wait for one that does not end: a network may never answer. */
const longest = 4000;

let last: Promise<unknown> = Promise.resolve();

/** Does something in an idle moment, after all that was to be done before. */
export function takeTurn<T>(act: () => T | Promise<T>): Promise<T> {
	const turn = last.then(whenIdle).then(act);
	const limit = new Promise((resolve) => {
		setTimeout(resolve, longest);
	});
	last = Promise.race([turn.catch(() => undefined), limit]);
	return turn;
}

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
