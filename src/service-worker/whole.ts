/** Milliseconds until a file that does not come is given up. */
export const timeout = 120_000;

/** The names that something is stored under. */
export async function namesIn(cache: Cache): Promise<ReadonlySet<string>> {
	return new Set((await cache.keys()).map(({ url }) => url));
}

/** A file as this version has it, past the files that are stored. @throws if it does not come whole */
export async function fetchWhole(url: string, integrity: string): Promise<Response> {
	const ask = (cache: RequestCache) =>
		fetch(url, { integrity, cache, priority: 'low', signal: AbortSignal.timeout(timeout) });
	const response = await ask('default').catch(() => ask('reload'));
	if (!response.ok) throw new Error(`${url} answered ${response.status}`);
	return response;
}
