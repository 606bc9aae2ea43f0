/// <reference types="@sveltejs/kit" />
import { base, build, files, prerendered, version } from '$service-worker';
import { clientsClaim } from 'workbox-core';
import {
	cleanupOutdatedCaches,
	createHandlerBoundToURL,
	precacheAndRoute
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

const worker = self as unknown as ServiceWorkerGlobalScope;
const fallback = `${base}/404.html`;

// Hashed files never change under their name; the others are of this version.
precacheAndRoute(
	[
		...build.map((url) => ({ url, revision: null })),
		...[...files, ...prerendered, fallback].map((url) => ({ url, revision: version }))
	],
	// What a page shows is in its query; the page itself is the same file.
	{ ignoreURLParametersMatching: [/./] }
);
registerRoute(new NavigationRoute(createHandlerBoundToURL(fallback)));
cleanupOutdatedCaches();
clientsClaim();

// A new version waits until the player accepts it.
worker.addEventListener('message', (event) => {
	if ((event.data as { type?: string } | null)?.type === 'SKIP_WAITING') void worker.skipWaiting();
});
