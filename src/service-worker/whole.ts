/** Milliseconds until a file that does not arrive is given up. */
export const timeout = 120_000;

/** The names in a cache. */
export async function namesIn(cache: Cache): Promise<ReadonlySet<string>> {
	return new Set((await cache.keys()).map(({ url }) => url));
}

/** A file of this version from the network, checked against its hash. @throws if it is not complete */
export async function fetchWhole(url: string, integrity: string): Promise<Response> {
	const ask = (cache: RequestCache) =>
		fetch(url, { integrity, cache, priority: 'low', signal: AbortSignal.timeout(timeout) });
	const response = await ask('default').catch(() => ask('reload'));
	if (!response.ok) throw new Error(`${url} answered ${response.status}`);
	return response;
}
