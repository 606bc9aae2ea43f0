import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: { runes: true },
	preprocess: vitePreprocess(),
	kit: {
		adapter: adapter({ fallback: '404.html', precompress: process.env.PRECOMPRESS !== 'no' }),
		// Small enough to come with the page: the first paint waits for no style sheet.
		inlineStyleThreshold: 20_000,
		paths: { base: process.env.BASE_PATH ?? '', relative: true },
		csp: {
			mode: 'hash',
			directives: {
				'default-src': ['self'],
				'script-src': ['self'],
				'style-src': ['self', 'unsafe-inline'],
				'img-src': ['self', 'data:', 'blob:'],
				'connect-src': ['self', 'blob:', 'data:'],
				'frame-src': ['self', 'blob:'],
				'object-src': ['none'],
				'worker-src': ['self'],
				'base-uri': ['self']
			}
		},
		serviceWorker: { register: false }
	}
};
