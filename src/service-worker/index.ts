/// <reference types="@sveltejs/kit" />
import { base, build, files as statics, prerendered, version } from '$service-worker';
import { PrecacheRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { missingFiles, openFiles, precacheOf, storeFiles } from './files.ts';
import { letGoOld } from './let-go.ts';
import { namesOfAll, storePacks } from './packs.ts';
import { fromNetwork, needsOf, pageOfWords } from './pages.ts';
import { keepShared } from './shared.ts';

const worker = self as unknown as ServiceWorkerGlobalScope & {
	/** What each file of the site is, written when the site is built (`tools/seal.js`). */
	readonly sealed: Readonly<Record<string, string>>;
};
const hashed = `${base}/_app/immutable/`;
const dataFolder = `${hashed}data/`;
const fallback = `${base}/404.html`;
/** Where the names of what is stored of this version are kept, for the version after it. */
const list = new URL(`${base}/_app/stored`, location.href).href;

/** Pictures for the shop window of an installer are for the network alone. */
const isNeeded = (url: string): boolean => !url.startsWith(`${base}/screenshots/`);
const isPack = (url: string): boolean => url.startsWith(dataFolder);
const sealOf = (url: string): string => worker.sealed[url.slice(base.length)] ?? '';
/** Hashed files never change under their name; the others are of this version. */
const entryOf = (url: string) => ({
	url,
	revision: url.startsWith(hashed) ? null : version,
	integrity: sealOf(url)
});

const packs = build.filter(isPack).map((url) => ({ url, integrity: sealOf(url) }));
const code = build.filter((url) => !isPack(url));
const precache = precacheOf(
	[...code, ...statics.filter(isNeeded), ...prerendered, fallback].map(entryOf)
);
/** Other sites of the same host have caches of their own. */
const openPacks = () => caches.open(`muster-packs-${worker.registration.scope}`);

async function storeAll(): Promise<void> {
	await storeFiles(precache);
	await storePacks(await openPacks(), packs);
}

async function takeOver(): Promise<void> {
	const packCache = await openPacks();
	await letGoOld(await openFiles(), [...precache.getURLsToCacheKeys().values()], list);
	await letGoOld(packCache, await namesOfAll(packCache, packs), list);
	await worker.clients.claim();
}

/** Why not all is stored, as a page can say it. */
function faultOf(error: unknown): 'room' | 'network' {
	return error instanceof Error && error.name === 'QuotaExceededError' ? 'room' : 'network';
}

async function tellWhyNot(error: unknown): Promise<never> {
	const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
	for (const page of pages) page.postMessage({ type: 'NOT_STORED', fault: faultOf(error) });
	throw error;
}

/** Whether all of this version is stored. What the browser has cleared is fetched again if that can be. */
async function check(): Promise<{ readonly version: string; readonly fault?: string }> {
	try {
		await storeAll();
		return { version };
	} catch (error) {
		return { version, fault: faultOf(error) };
	}
}

/** A page as this version has it, unless what it begins with is gone. */
async function storedPage(path: string): Promise<Response | undefined> {
	const known = precache.getCacheKeyForURL(path) === undefined ? fallback : path;
	const [page, missing] = await Promise.all([
		precache.matchPrecache(known),
		missingFiles(precache)
	]);
	if (!page || missing.length === 0) return page;
	const needs = await needsOf(page, location.origin + base);
	return needs.some((url) => missing.includes(url)) ? undefined : page;
}

registerRoute(
	({ request }) => request.mode === 'navigate',
	async ({ request, url }) =>
		(await storedPage(url.pathname).catch(() => undefined)) ??
		(await fromNetwork(request)) ??
		pageOfWords()
);
// What another app shares is sent like a form, and goes no further than this.
const reader = `${base}/import/`;
registerRoute(
	({ url, sameOrigin }) => sameOrigin && url.pathname === reader,
	({ request }) => keepShared(request, new URL(reader, location.href).href),
	'POST'
);
// What a page shows is in its query; the file is the same.
registerRoute(new PrecacheRoute(precache, { ignoreURLParametersMatching: [/./] }));
registerRoute(
	({ url, sameOrigin }) => sameOrigin && isPack(url.pathname),
	async ({ request }) => (await (await openPacks()).match(request)) ?? fetch(request)
);
// A tab of the version before asks for a part of it that it has not loaded yet.
registerRoute(
	({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(hashed),
	async ({ request }) => (await (await openFiles()).match(request)) ?? fetch(request)
);
// A browser that does not let us at what is stored is one that has stored nothing.
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
