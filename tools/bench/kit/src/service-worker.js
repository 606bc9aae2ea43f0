import { build, prerendered, version } from '$service-worker';

// As Kit's documentation has it: all is stored at once, and answers before the network.
const files = [...build, ...prerendered];

self.addEventListener('install', (event) => {
	event.waitUntil(caches.open(version).then((cache) => cache.addAll(files)));
});

self.addEventListener('fetch', (event) => {
	const answer = async () => {
		const cache = await caches.open(version);
		return (await cache.match(event.request)) ?? fetch(event.request);
	};
	event.respondWith(answer());
});
