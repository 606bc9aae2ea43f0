/// <reference types="@sveltejs/kit" />
import { base, build, files as statics, prerendered, version } from '$service-worker';
import { PrecacheRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { openFiles, precacheOf, storeFiles } from './files.ts';
import { isLate, storedWhenUsed } from './late.ts';
import { letGoOld } from './let-go.ts';
import { fileIn, namesOfAll, storePacks } from './packs.ts';
import { fromNetwork, needsOf, pageOfWords } from './pages.ts';
import { storeShared } from './shared.ts';

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

async function takeOver(): Promise<void> {
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

async function tellWhyNot(error: unknown): Promise<never> {
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

worker.addEventListener('install', (event) => event.waitUntil(storeAll().catch(tellWhyNot)));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
	const { type } = (event.data ?? {}) as { readonly type?: string };
	// A new version waits until the player accepts it.
	if (type === 'SKIP_WAITING') event.waitUntil(worker.skipWaiting());
	if (type === 'CHECK') {
		event.waitUntil(check().then((found) => event.ports[0]?.postMessage(found)));
	}
});
