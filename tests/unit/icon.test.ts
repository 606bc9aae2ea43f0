import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string =>
	readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test('the icon that comes with every page is the one that the app is installed with', () => {
	const [, drawing = ''] = /href="data:image\/svg\+xml,([^"]*)"/.exec(read('src/app.html')) ?? [];
	expect(decodeURIComponent(drawing).replaceAll("'", '"')).toBe(read('static/icon.svg').trim());
});
