import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { paintFirst } from '../../tools/paint-first.js';

const code = `
	{
		__sveltekit_1 = {};
		const element = document.currentScript.parentElement;
		Promise.all([import("./start.js")]).then(([kit]) => {
			kit.start(element);
		});
	}
`;
const page = `<meta content="script-src 'sha256-own' '${hashOf(code)}'">
<link href="./start.js" rel="modulepreload">
<script>own()</script><script>${code}</script>`;

test('what a page is let run is what it runs', () => {
	const [, later = ''] = /<script>(\s*\{[^]*)<\/script>/.exec(paintFirst(page)) ?? [];
	expect(later).not.toBe(code);
	expect(() => new Script(later)).not.toThrow();
	expect(paintFirst(page)).toContain(`'sha256-own' '${hashOf(later)}'`);
	expect(paintFirst(page)).not.toContain(hashOf(code));
});

test('no code is fetched beside the page', () => {
	expect(paintFirst(page)).not.toContain('rel="modulepreload"');
	expect(paintFirst(page)).toContain('<link href="./start.js" rel="then">');
});

test.each([
	['another script', page.replace('Promise.all', 'all')],
	['no preloads', page.replace('modulepreload', 'preload')]
])('a page that begins otherwise stops the build: %s', (_, other) => {
	expect(() => paintFirst(other)).toThrow(/begins otherwise/);
});

function hashOf(text: string): string {
	return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
