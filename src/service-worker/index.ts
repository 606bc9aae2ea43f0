/// <reference types="@sveltejs/kit" />
import { base, build, files as statics, prerendered, version } from '$service-worker';
import { PrecacheRoute, PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { fileIn, namesOfAll, storePacks } from './packs.ts';
import { cacheNames, copyResponse } from 'workbox-core';
import { fetchWhole, inTurn, namesIn, isLate, storedWhenUsed, letGoOld } from './files.ts';

/** The cache in which Workbox looks for the files, named after the site. */
const openFiles = () => caches.open(cacheNames.precache);

/** The files of this version. */
function precacheOf(entries: readonly PrecacheEntry[]): PrecacheController {
	const precache = new PrecacheController();
	precache.addToCacheList([...entries]);
	return precache;
}

/**
 * Stores missing files one after the other, as nothing waits for them. A file is stored only if it matches its hash:
 * not truncated, not of another version, not a login page. What is stored is kept if a later one fails.
 */
async function storeFiles(precache: PrecacheController): Promise<void> {
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

const worker = self as unknown as ServiceWorkerGlobalScope & {
	/** The hash of each file of the site, written by the build (`tools/seal.js`). */
	readonly sealed: Readonly<Record<string, string>>;
};
const hashed = `${base}/_app/immutable/`;
const dataFolder = `${hashed}data/`;
const fallback = `${base}/404.html`;
/** The address of the list of this version's stored files, for the next version. */
const list = new URL(`${base}/_app/stored`, location.href).href;

/** Screenshots for installers are not stored. */
const isNeeded = (url: string): boolean => !url.startsWith(`${base}/screenshots/`);
const isPack = (url: string): boolean => url.startsWith(dataFolder);
const sealOf = (url: string): string => worker.sealed[url.slice(base.length)] ?? '';
const addressOf = (url: string): string => new URL(url, location.href).href;
/** Hashed files never change; the others belong to this version. */
const entryOf = (url: string) => ({
	url,
	revision: url.startsWith(hashed) ? null : version,
	integrity: sealOf(url)
});

const packs = build.filter(isPack).map((url) => ({ url, integrity: sealOf(url) }));
// What a worker asks for is not among the files that Kit names.
const late = Object.keys(worker.sealed)
	.filter(isLate)
	.map((path) => base + path);
const code = build.filter((url) => !isPack(url) && !isLate(url));
const precache = precacheOf(
	[...code, ...statics.filter(isNeeded), ...prerendered, fallback].map(entryOf)
);
/** Other sites on the same host have caches of their own. */
const openPacks = () => caches.open(`muster-packs-${worker.registration.scope}`);

async function storeAll(): Promise<void> {
	await storeFiles(precache);
	await storePacks(await openPacks(), packs);
}

async function clearAndClaim(): Promise<void> {
	const packCache = await openPacks();
	const files = [...precache.getURLsToCacheKeys().values(), ...late.map(addressOf)];
	await letGoOld(await openFiles(), files, list);
	await letGoOld(packCache, namesOfAll(packs), list);
	await worker.clients.claim();
}

/** Why not everything is stored. */
function faultOf(error: unknown): 'room' | 'network' {
	return error instanceof Error && error.name === 'QuotaExceededError' ? 'room' : 'network';
}

async function reportWhyNot(error: unknown): Promise<never> {
	const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
	for (const page of pages) page.postMessage({ type: 'NOT_STORED', fault: faultOf(error) });
	throw error;
}

/** Whether all of this version is stored. What the browser has cleared is fetched again if possible. */
async function check(): Promise<{ readonly version: string; readonly fault?: string }> {
	try {
		await storeAll();
		return { version };
	} catch (error) {
		return { version, fault: faultOf(error) };
	}
}

/** A page of this version, unless some file that it needs is missing. */
async function storedPage(path: string): Promise<Response | undefined> {
	const isKnown = precache.getCacheKeyForURL(path) !== undefined;
	const page = await precache.matchPrecache(isKnown ? path : fallback);
	if (!page) return undefined;
	const named = await needsOf(page, location.origin + base);
	const needs = named.filter((url) => precache.getCacheKeyForURL(url) !== undefined);
	// To list all that is stored would hold up every visit.
	const found = await Promise.all(needs.map((url) => precache.matchPrecache(url)));
	return found.every(Boolean) ? page : undefined;
}

/** A file of a game, or of one that an earlier version stored by itself. */
async function storedData(request: Request, url: URL): Promise<Response | undefined> {
	const cache = await openPacks();
	return (await fileIn(cache, url)) ?? cache.match(request);
}

registerRoute(
	({ request }) => request.mode === 'navigate',
	async ({ request, url }) =>
		(await storedPage(url.pathname).catch(() => undefined)) ??
		(await fromNetwork(request)) ??
		pageOfWords()
);
// Another app shares files by sending a form, which does not reach the network.
const reader = `${base}/import/`;
registerRoute(
	({ url, sameOrigin }) => sameOrigin && url.pathname === reader,
	({ request }) => storeShared(request, new URL(reader, location.href).href),
	'POST'
);
// The query only tells a page what to show; the file is the same.
registerRoute(new PrecacheRoute(precache, { ignoreURLParametersMatching: [/./] }));
registerRoute(
	({ url, sameOrigin }) => sameOrigin && isPack(url.pathname),
	async ({ request, url }) =>
		(await storedData(request, url).catch(() => undefined)) ?? fetch(request)
);
registerRoute(
	({ url, sameOrigin }) => sameOrigin && late.includes(url.pathname),
	({ url: { pathname } }) => storedWhenUsed(openFiles, pathname, sealOf(pathname))
);
// For a tab of the former version that needs a part it has not loaded yet.
registerRoute(
	({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(hashed),
	async ({ request }) => (await (await openFiles()).match(request)) ?? fetch(request)
);
// If the browser denies access to its caches, the network answers.
setCatchHandler(({ request }) => fetch(request));

worker.addEventListener('install', (event) => event.waitUntil(storeAll().catch(reportWhyNot)));
worker.addEventListener('activate', (event) => event.waitUntil(clearAndClaim()));
worker.addEventListener('message', (event) => {
	const { type } = (event.data ?? {}) as { readonly type?: string };
	// A new version waits until the player accepts it.
	if (type === 'SKIP_WAITING') event.waitUntil(worker.skipWaiting());
	if (type === 'CHECK') {
		event.waitUntil(check().then((found) => event.ports[0]?.postMessage(found)));
	}
});

/** The cache for files shared by another app, read by `platform/received-files.ts`. */
const sharedCache = 'muster-shared';

/** Bytes. Larger files are not lists and are ignored. */
const mostShared = 50 * 1024 * 1024;

/** Stores shared files and texts, replacing unread ones, and opens the page that reads them. */
async function storeShared(request: Request, page: string): Promise<Response> {
	const data = await request.formData();
	await caches.delete(sharedCache);
	const cache = await caches.open(sharedCache);
	const files = data.getAll('files').filter((file) => file instanceof File);
	const text = ['text', 'url']
		.map((field) => data.get(field))
		.filter((value): value is string => typeof value === 'string' && value !== '');
	const texts = files.length === 0 && text.length > 0 ? [new File([text.join('\n')], 'text')] : [];
	let room = mostShared;
	for (const [at, file] of [...files, ...texts].entries()) {
		room -= file.size;
		if (room < 0) break;
		const headers = { 'x-name': encodeURIComponent(file.name) };
		await cache.put(`${page}${at}`, new Response(file, { headers }));
	}
	return Response.redirect(page, 303);
}

/** Milliseconds to wait for the network before a short message is shown instead. */
const longestWait = 5000;

/** The files that a page needs to start, all named in it. */
async function needsOf(page: Response, base: string): Promise<readonly string[]> {
	const html = await page.clone().text();
	const paths = [...html.matchAll(/_app\/immutable\/[^"'\s)]+/g)].map(([path]) => path);
	return [...new Set(paths)].map((path) => `${base}/${path}`);
}

/** The page from the network, of whichever version; undefined without a network. */
async function fromNetwork(request: Request): Promise<Response | undefined> {
	const asked = fetch(request, { signal: AbortSignal.timeout(longestWait) });
	const response = await asked.catch(() => undefined);
	return response?.ok || response?.type === 'opaqueredirect' ? response : undefined;
}

/** The message for a visit without network while files are missing. */
function pageOfWords(): Response {
	return new Response(words, { status: 503, headers: { 'content-type': 'text/html' } });
}

const words = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Muster</title>
<style>
	body { max-width: 34rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 Georgia, serif; }
	a { display: inline-block; padding: 0.75rem 1rem; border: 1px solid; border-radius: 4px; color: inherit; }
</style>
<h1>Muster</h1>
<p>Some of Muster’s files are no longer on this device, and there is no network to fetch them again.</p>
<p>Rosters are stored apart from these files: nothing is done to them.</p>
<p><a href="">Try again</a></p>
</html>
`;
