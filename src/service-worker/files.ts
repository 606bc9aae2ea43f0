import { cacheNames } from 'workbox-core';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { namesIn, timeout } from './whole.ts';

/** The cache in which Workbox stores the files, named after the site. */
export const openFiles = () => caches.open(cacheNames.precache);

/**
 * The files of this version. A file is stored only if it matches its hash: not truncated, not of another
 * version, not a login page.
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
	// The browser's own cache may be what is wrong.
	return new Request(request, { signal, ...(isSecondTry && { cache: 'reload' }) });
}

/** Not the worker's own event, so that what fails can be tried again. */
const installing = { type: 'install', waitUntil: () => undefined } as unknown as Parameters<
	PrecacheController['install']
>[0];

/** Stores missing files one after the other, as nothing waits for them. */
export async function storeFiles(precache: PrecacheController): Promise<void> {
	if ((await missingFiles(precache)).length === 0) return;
	await precache.install(installing).catch(() => {
		isSecondTry = true;
		return precache.install(installing);
	});
}

/** The addresses of the files that are not stored. */
export async function missingFiles(precache: PrecacheController): Promise<readonly string[]> {
	const stored = await namesIn(await openFiles());
	return [...precache.getURLsToCacheKeys()]
		.filter(([, key]) => !stored.has(key))
		.map(([url]) => url);
}
