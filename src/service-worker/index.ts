/// <reference types="@sveltejs/kit" />
import { base, build, files, prerendered, version } from '$service-worker';
import { clientsClaim } from 'workbox-core';
import {
	cleanupOutdatedCaches,
	createHandlerBoundToURL,
	precacheAndRoute
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { dropOldPacks, storePacks } from './packs.ts';

const worker = self as unknown as ServiceWorkerGlobalScope;
const fallback = `${base}/404.html`;
const dataFolder = `${base}/_app/immutable/data/`;
const packs = build.filter((url) => url.startsWith(dataFolder));
/** Other sites of the same host have caches of their own. */
const openPacks = () => caches.open(`muster-packs-${worker.registration.scope}`);
const code = build.filter((url) => !url.startsWith(dataFolder));

// Hashed files never change under their name; the others are of this version.
precacheAndRoute(
	[
		...code.map((url) => ({ url, revision: null })),
		...[...files, ...prerendered, fallback].map((url) => ({ url, revision: version }))
	],
	// What a page shows is in its query; the page itself is the same file.
	{ ignoreURLParametersMatching: [/./] }
);
registerRoute(new NavigationRoute(createHandlerBoundToURL(fallback)));
cleanupOutdatedCaches();
clientsClaim();

registerRoute(
	({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(dataFolder),
	async ({ request }) => (await (await openPacks()).match(request)) ?? fetch(request)
);
worker.addEventListener('install', (event) =>
	event.waitUntil(openPacks().then((cache) => storePacks(cache, packs)))
);
worker.addEventListener('activate', (event) =>
	event.waitUntil(openPacks().then((cache) => dropOldPacks(cache, packs)))
);

// A new version waits until the player accepts it.
worker.addEventListener('message', (event) => {
	if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void worker.skipWaiting();
});
