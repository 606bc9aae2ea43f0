import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string =>
	readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const hasAlpha = 4;

test('the icon for the home screen of an iPhone, which shows what is transparent as black, is not', () => {
	const [, file = ''] =
		/rel="apple-touch-icon" href=\{asset\('\/([^']*)'\)\}/.exec(
			read('src/routes/+layout.svelte')
		) ?? [];
	const png = readFileSync(new URL(`../../static/${file}`, import.meta.url));
	expect(png.subarray(1, 4).toString()).toBe('PNG');
	// The kind of colours stands behind width, height and depth.
	expect((png[25] ?? 0) & hasAlpha).toBe(0);
});

test('the icon of every page is the one that the app is installed with', () => {
	const [, file = ''] =
		/rel="icon" [^>]*href="%sveltekit\.assets%\/([^"]*)"/.exec(read('src/app.html')) ?? [];
	const { icons } = JSON.parse(read('static/manifest.webmanifest')) as {
		icons: readonly { src: string }[];
	};
	expect(icons.map(({ src }) => src)).toContain(file);
	expect(read(`static/${file}`)).toMatch(/^<svg /);
});
