import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
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

/** What a page shows as a whole: the page itself shows it. */
const isScreen = (path: string): boolean =>
	/^src\/features\/[\w-]+\/(\w+Page|Editor|EditorView|ImportedThings)\.svelte$/.test(path);

test('every component of the app is in the gallery, by itself or within another', () => {
	const shown = reachedFrom(resolve('tests/gallery/Gallery.svelte'));
	const components = ['src/ui', 'src/features'].flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: 'utf8' })
			.filter((path) => path.endsWith('.svelte'))
			.map((path) => join(folder, path))
	);
	expect(components.length).toBeGreaterThan(100);
	const missing = components.filter((path) => !shown.has(resolve(path)));
	expect(missing.filter((path) => !isScreen(path))).toEqual([]);
});
