/** Resolves some milliseconds after the page has loaded, for work that must not delay the first tap. */
export function pageAtRest(after: number): Promise<void> {
	return new Promise((resolve) => {
		const settle = (): void => void setTimeout(resolve, after);
		if (document.readyState === 'complete') settle();
		else addEventListener('load', settle, { once: true });
	});
}

/**
 * Does something some milliseconds after the page has loaded, in an idle moment and after all that was to be done
 * before: a tap that comes meanwhile waits for one such thing at most.
 */
export function onceAtRest<T>(after: number, act: () => T | Promise<T>): Promise<T> {
	return pageAtRest(after)
		.then(() => import('./idle-turns.ts'))
		.then((turns) => turns.takeTurn(act));
}
