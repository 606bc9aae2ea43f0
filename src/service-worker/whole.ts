/** Milliseconds until a file that does not arrive is given up. */
const timeout = 120_000;

/** The names in a cache. */
export async function namesIn(cache: Cache): Promise<ReadonlySet<string>> {
	return new Set((await cache.keys()).map(({ url }) => url));
}

/**
 * A file of this version from the network, checked against its hash.
 * @param first how the browser's own cache is asked; if that fails it is not asked again, as it may be what is wrong
 * @throws if it is not complete
 */
export async function fetchWhole(
	url: string,
	integrity: string,
	first: RequestCache = 'default'
): Promise<Response> {
	const ask = (cache: RequestCache) =>
		fetch(url, { integrity, cache, priority: 'low', signal: AbortSignal.timeout(timeout) });
	const response = await ask(first).catch(() => ask('reload'));
	if (!response.ok) throw new Error(`${url} answered ${response.status}`);
	return response;
}

/** The page, and whatever else the phone does, go first: it rests so many times as long as a file took. */
const restTimes = 8;
/** Milliseconds that it rests at most, as a slow line takes nothing of the processor. */
const longestRest = 80;

/** Does something with each, one after the other, with a rest after each. */
export async function inTurn<T>(all: readonly T[], act: (one: T) => Promise<void>): Promise<void> {
	for (const one of all) {
		const began = performance.now();
		await act(one);
		const rest = Math.min(longestRest, restTimes * (performance.now() - began));
		await new Promise((resolve) => setTimeout(resolve, rest));
	}
}
