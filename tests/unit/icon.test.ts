import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string =>
	readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the icon of every page is the one that the app is installed with', () => {
	const [, file = ''] =
		/rel="icon" [^>]*href="%sveltekit\.assets%\/([^"]*)"/.exec(read('src/app.html')) ?? [];
	const { icons } = JSON.parse(read('static/manifest.webmanifest')) as {
		icons: readonly { src: string }[];
	};
	expect(icons.map(({ src }) => src)).toContain(file);
	expect(read(`static/${file}`)).toMatch(/^<svg /);
});
