import { cacheNames } from 'workbox-core';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { namesIn, timeout } from './whole.ts';

/** Where Workbox stores the files: it names the cache after the site. */
export const openFiles = () => caches.open(cacheNames.precache);

/**
 * The files of this version. Each is to the byte what its hash says or it is not stored: not cut short,
 * not of another version, no page to log in.
 */
export function precacheOf(entries: readonly PrecacheEntry[]): PrecacheController {
	const precache = new PrecacheController({
		plugins: [{ requestWillFetch: ({ request }) => Promise.resolve(withTimeout(request)) }]
	});
	precache.addToCacheList([...entries]);
	return precache;
}

let isSecondTry = false;

function withTimeout(request: Request): Request {
	const signal = AbortSignal.timeout(timeout);
	// What the browser has kept of earlier visits may be what is wrong.
	return new Request(request, { signal, ...(isSecondTry && { cache: 'reload' }) });
}

/** Not the worker's own: what fails may be tried again. */
const installing = { type: 'install', waitUntil: () => undefined } as unknown as Parameters<
	PrecacheController['install']
>[0];

/** Stores what is not stored yet, one after the other, as nothing waits for it. */
export async function storeFiles(precache: PrecacheController): Promise<void> {
	if ((await missingFiles(precache)).length === 0) return;
	await precache.install(installing).catch(() => {
		isSecondTry = true;
		return precache.install(installing);
	});
}

/** The addresses of what is not stored. */
export async function missingFiles(precache: PrecacheController): Promise<readonly string[]> {
	const stored = await namesIn(await openFiles());
	return [...precache.getURLsToCacheKeys()]
		.filter(([, key]) => !stored.has(key))
		.map(([url]) => url);
}
