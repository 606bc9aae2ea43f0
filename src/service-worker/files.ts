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

/** Whether few visits need a file: the solver and its worker are stored when they are first used, as some fonts are. */
export function isLate(url: string): boolean {
	return /\/solving\.worker-[\w-]+\.js$|\.wasm$/.test(url);
}

/** A file as it is stored; from the network if it is used for the first time, checked and then stored. */
export async function storedWhenUsed(
	openCache: () => Promise<Cache>,
	url: string,
	integrity: string
): Promise<Response> {
	const cache = await openCache().catch(() => undefined);
	const known = await cache?.match(url).catch(() => undefined);
	if (known) return known;
	const file = await fetchWhole(url, integrity);
	// A full or closed store does not keep a list from being completed.
	await cache?.put(url, file.clone()).catch(() => undefined);
	return file;
}

/**
 * Deletes what belongs neither to this version nor to the one before. A tab may still show that one, and load
 * parts of it.
 * @param ours the names of this version's stored files
 * @param list the address under which these names are stored for the next version
 */
export async function letGoOld(cache: Cache, ours: readonly string[], list: string): Promise<void> {
	const kept = new Set([list, ...ours, ...(await listIn(cache, list))]);
	const old = [...(await namesIn(cache))].filter((name) => !kept.has(name));
	await Promise.all(old.map((name) => cache.delete(name)));
	await cache.put(list, new Response(JSON.stringify(ours)));
}

async function listIn(cache: Cache, list: string): Promise<readonly string[]> {
	const names: unknown = await (await cache.match(list))?.json().catch(() => undefined);
	return Array.isArray(names) ? (names as readonly string[]) : [];
}
