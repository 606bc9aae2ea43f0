import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
	readonly imports: Readonly<Record<string, string>>;
};

/** Imports and exports from elsewhere that are there at run time, and at once: no types, and no `import()`. */
const statement =
	/^\s*(?:import|export)\s+(?!type\b)(?:[\w*{][^'"();]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;

/**
 * What comes with a module when it is loaded: the paths of our files, and the names of packages, each with the
 * module that brings it.
 * @param entry its path in this repository
 */
export function importsOf(entry: string): ReadonlyMap<string, string> {
	const found = new Map([[entry, '']]);
	for (const [file] of found) {
		if (!existsSync(join(root, file)) || !/\.(ts|svelte)$/.test(file)) continue;
		for (const [, name = ''] of readFileSync(join(root, file), 'utf8').matchAll(statement)) {
			const brought = pathOf(name, file);
			if (!found.has(brought)) found.set(brought, file);
		}
	}
	return found;
}

function pathOf(name: string, from: string): string {
	const own = imports[name];
	if (own !== undefined) return relative(root, join(root, own));
	return name.startsWith('.') ? relative(root, join(root, dirname(from), name)) : name;
}

/** How a module comes to be loaded: each brings the one before. */
export function wayTo(found: ReadonlyMap<string, string>, name: string): string {
	const by = found.get(name) ?? '';
	return by === '' ? name : `${name} ← ${wayTo(found, by)}`;
}
