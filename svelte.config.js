import adapter from '@sveltejs/adapter-static';
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sealed } from './tools/seal.js';

/**
 * The one script that stands in every page: before the first paint it makes a page, which is written in English,
 * wait for another language to be there, sets the theme, and asks for the army of the roster that is opened again. Where no site may keep anything it takes away what
 * Firefox then throws at, and Dexie does not load with. Above each page stands what Muster needs, unless this
 * script finds the latest thing of that, `toSorted` (docs/browsers.md). It is let run by its hash, as Kit's own are.
 */
const [, early = ''] =
	/<script>([\s\S]*?)<\/script>/.exec(readFileSync('src/app.html', 'utf8')) ?? [];
const earlyHash = `sha256-${createHash('sha256').update(early).digest('base64')}`;

/** @type {import('@sveltejs/kit').Config} */
export default {
	compilerOptions: {
		runes: true,
		discloseVersion: false
	},
	preprocess: vitePreprocess(),
	kit: {
		adapter: sealed(adapter({ fallback: '404.html' }), process.env.PRECOMPRESS !== 'no'),
		// Small enough to come with the page: the first paint waits for no style sheet.
		inlineStyleThreshold: 20_000,
		paths: { base: process.env.BASE_PATH ?? '', relative: true },
		csp: {
			mode: 'hash',
			// Nothing but what is named, and of that only what is used: the icon of the tab is a data address,
			// Svelte's transitions and the print preview set styles. Frames are for headers to forbid.
			directives: {
				'default-src': ['none'],
				'script-src': ['self', earlyHash],
				'style-src': ['self', 'unsafe-inline'],
				'img-src': ['self', 'data:'],
				'font-src': ['self'],
				'connect-src': ['self'],
				'manifest-src': ['self'],
				'worker-src': ['self'],
				'base-uri': ['none'],
				'form-action': ['none'],
				// Texts become elements, and addresses become scripts, through Svelte and platform/trusted.ts alone.
				'require-trusted-types-for': ['script'],
				'trusted-types': ['svelte-trusted-html', 'muster']
			}
		},
		serviceWorker: { register: false },
		// All components in all states, by npm run gallery.
		...(process.env.GALLERY && {
			files: { routes: 'tests/gallery/routes' },
			outDir: '.svelte-kit/gallery'
		})
	}
};
