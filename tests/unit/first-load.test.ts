import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { markOf } from '../../tools/mark-of.js';
import {
	fetcher,
	withNamedImports,
	withNamedOptions,
	withoutAdvice
} from '../../tools/slim-kit.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('Kit’s client takes each thing of Svelte by its name', () => {
	const client = readFileSync(
		`${root}node_modules/@sveltejs/kit/src/runtime/client/client.js`,
		'utf8'
	);
	const named = withNamedImports(client);
	expect(client).toMatch(/import \* as svelte from 'svelte'/);
	const code = named.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
	expect(code).not.toMatch(/(?<![\w.'/-])svelte(?![\w'/-])/);
	const [, list = ''] = /^import \{ (.*) \} from 'svelte';$/m.exec(named) ?? [];
	const given = list.split(', ').map((name) => name.split(' as ')[1] ?? '');
	const asked = new Set([...named.matchAll(/\bsvelte_\w+/g)].map(([name]) => name));
	expect(given.toSorted()).toEqual([...asked].toSorted());
	expect(given).toContain('svelte_tick');
});

test('a client that does so itself stays as it is', () => {
	const client = "import { tick } from 'svelte';\nawait tick();\n";
	expect(withNamedImports(client)).toBe(client);
});

test('what stands for Kit’s fetching has all that Kit takes of it, and no page loads by it', () => {
	const kits = readFileSync(
		`${root}node_modules/@sveltejs/kit/src/runtime/client/fetcher.js`,
		'utf8'
	);
	const names = (code: string): readonly string[] =>
		[...code.matchAll(/^export (?:const|function) (\w+)/gm)]
			.map(([, name = '']) => name)
			.toSorted();
	expect(names(kits).length).toBeGreaterThan(0);
	expect(names(fetcher)).toEqual(names(kits));
	const loads = readdirSync(`${root}src/routes`, { recursive: true, encoding: 'utf8' })
		.filter((file) => /\+(page|layout)(\.server)?\.(ts|js)$/.test(file))
		.filter((file) => /\bload\b/.test(readFileSync(`${root}src/routes/${file}`, 'utf8')));
	expect(loads).toEqual([]);
});

test('the options of a page are taken by their names', () => {
	const page = 'import * as universal from "./+layout.ts";\nexport { universal };\nexport {};';
	const options = "export const prerender = true;\nexport const trailingSlash = 'always';\n";
	expect(withNamedOptions(page, () => options)).toBe(
		'import { prerender, trailingSlash } from "./+layout.ts";\n' +
			'export const universal = { prerender, trailingSlash };\nexport {};'
	);
});

test.each(['runtime/app/paths/client.js', 'exports/internal/index.js', 'utils/routing.js'])(
	'of what Kit says of addresses in %s the advice alone is left out',
	(file) => {
		const code = readFileSync(`${root}node_modules/@sveltejs/kit/src/${file}`, 'utf8');
		const short = withoutAdvice(code);
		expect(code.length - short.length).toBeGreaterThan(40);
		expect(short.match(/throw new \w*Error/g)).toEqual(code.match(/throw new \w*Error/g));
		expect(short.split('\n')).toHaveLength(code.split('\n').length);
	}
);

test('no two components have the same mark on their styles', () => {
	const files = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.svelte'))
		.map((file) => `src/${file.replaceAll('\\', '/')}`);
	const marks = files.map((filename) => markOf({ filename, css: '', hash: shorten }));
	expect(files.length).toBeGreaterThan(100);
	expect(new Set(marks).size).toBe(files.length);
});

/** Svelte's own way to shorten a name. */
function shorten(text: string): string {
	let hash = 5381;
	for (let at = text.length - 1; at >= 0; at--) hash = ((hash << 5) - hash) ^ text.charCodeAt(at);
	return (hash >>> 0).toString(36);
}
