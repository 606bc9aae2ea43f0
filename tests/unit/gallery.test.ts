import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

const imported = /(?:from|import)\s*\(?\s*'([^']+\.(?:svelte|ts))'/g;

/** Every file that one leads to by what it imports, at once or later. */
function reachedFrom(file: string, reached = new Set<string>()): ReadonlySet<string> {
	if (reached.has(file)) return reached;
	reached.add(file);
	for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(imported))
		if (path.startsWith('.')) reachedFrom(resolve(dirname(file), path), reached);
	return reached;
}

test('every component of the app is in the gallery, by itself or within another', () => {
	const shown = reachedFrom(resolve('tests/gallery/Gallery.svelte'));
	const components = readdirSync('src/ui', { recursive: true, encoding: 'utf8' })
		.filter((path) => path.endsWith('.svelte'))
		.map((path) => resolve('src/ui', path));
	expect(components.length).toBeGreaterThan(100);
	expect(components.filter((path) => !shown.has(path))).toEqual([]);
});
