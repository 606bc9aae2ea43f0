import { cacheNames, copyResponse } from 'workbox-core';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { fetchWhole, inTurn, namesIn } from './whole.ts';

/** The cache in which Workbox looks for the files, named after the site. */
export const openFiles = () => caches.open(cacheNames.precache);

/** The files of this version. */
export function precacheOf(entries: readonly PrecacheEntry[]): PrecacheController {
	const precache = new PrecacheController();
	precache.addToCacheList([...entries]);
	return precache;
}

/**
 * Stores missing files one after the other, as nothing waits for them. A file is stored only if it matches its hash:
 * not truncated, not of another version, not a login page. What is stored is kept if a later one fails.
 */
export async function storeFiles(precache: PrecacheController): Promise<void> {
	const missing = await missingFiles(precache);
	if (missing.length === 0) return;
	const cache = await openFiles();
	await inTurn(missing, async (url) => {
		const key = precache.getCacheKeyForURL(url) ?? url;
		// The name of a hashed file is its key; the browser's own cache may have another version of the others.
		const first = key === url ? 'default' : 'reload';
		const file = await fetchWhole(url, precache.getIntegrityForCacheKey(key) ?? '', first);
		// No browser takes an answer for a page that came from elsewhere.
		await cache.put(key, file.redirected ? await copyResponse(file) : file);
	});
}

/** The addresses of the files that are not stored. */
async function missingFiles(precache: PrecacheController): Promise<readonly string[]> {
	const stored = await namesIn(await openFiles());
	return [...precache.getURLsToCacheKeys()]
		.filter(([, key]) => !stored.has(key))
		.map(([url]) => url);
}
