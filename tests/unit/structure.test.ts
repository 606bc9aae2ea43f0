import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Every file of src, tests apart. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
	.map((path) => join('src', path))
	.filter((path) => statSync(path).isFile() && !path.endsWith('.test.ts'));

const modules = files.filter((path) => /\.(ts|svelte)$/.test(path));

const aliases: Readonly<Record<string, string>> = {
	'#schema': 'src/schema/index.ts',
	'#engine': 'src/engine/index.ts',
	'#i18n': 'src/i18n/index.ts'
};

const imported =
	/(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?'([^']+)'|\bimport\('([^']+)'\)/g;

/** The files of src that a file imports, at once, later or as types. */
function importsOf(file: string, isLate = true): readonly string[] {
	return [...readFileSync(file, 'utf8').matchAll(imported)].flatMap(([, now, later]) => {
		const wanted = now ?? (isLate ? later : undefined) ?? '';
		const path = wanted.startsWith('.') ? join(dirname(file), wanted) : aliases[wanted];
		return path !== undefined && graph.has(path) ? [path] : [];
	});
}

const graph = new Map<string, readonly string[]>(modules.map((file) => [file, []]));
for (const file of modules) graph.set(file, importsOf(file));

/** The circles of a graph: sets of nodes each of which leads to each (Tarjan). */
function circlesOf(nodes: ReadonlyMap<string, readonly string[]>): readonly (readonly string[])[] {
	const order = new Map<string, number>();
	const lowest = new Map<string, number>();
	const open: string[] = [];
	const circles: string[][] = [];
	const visit = (node: string): number => {
		const at = order.size;
		order.set(node, at);
		lowest.set(node, at);
		open.push(node);
		for (const next of nodes.get(node) ?? []) {
			const reached = order.has(next) ? (open.includes(next) ? order.get(next) : at) : visit(next);
			lowest.set(node, Math.min(lowest.get(node) ?? at, reached ?? at));
		}
		if (lowest.get(node) === at) {
			const circle = open.splice(open.indexOf(node));
			if (circle.length > 1) circles.push(circle.toSorted());
		}
		return lowest.get(node) ?? at;
	};
	for (const node of nodes.keys()) if (!order.has(node)) visit(node);
	return circles;
}

test('no files of src import one another in a circle, types and late imports included', () => {
	expect(graph.size).toBeGreaterThan(900);
	expect(circlesOf(graph)).toEqual([]);
});

test('no two folders of src import each other', () => {
	const ways = new Set(
		modules.flatMap((file) =>
			importsOf(file, false)
				.filter((wanted) => dirname(wanted) !== dirname(file))
				.map((wanted) => `${dirname(file)} and ${dirname(wanted)}`)
		)
	);
	const both = [...ways].filter((way) => ways.has(way.split(' and ').toReversed().join(' and ')));
	expect(ways.size).toBeGreaterThan(300);
	expect(both).toEqual([]);
});

test('no features know one another in a circle', () => {
	const featureOf = (path: string): string | undefined =>
		/^src\/features\/([^/]+)\//.exec(path)?.[1];
	const features = new Map<string, string[]>();
	for (const [file, wanted] of graph) {
		const feature = featureOf(file);
		const others = wanted.map(featureOf).filter((other) => other !== feature);
		if (feature === undefined) continue;
		features.set(feature, [
			...(features.get(feature) ?? []),
			...others.filter((one) => one !== undefined)
		]);
	}
	expect(features.size).toBeGreaterThan(10);
	expect(circlesOf(features)).toEqual([]);
});

test('no folder of src has more than 40 files, its tests among them', () => {
	const full = readdirSync('src', { recursive: true, encoding: 'utf8' })
		.map((path) => join('src', path))
		.filter((path) => statSync(path).isDirectory())
		.map((path) => ({
			path,
			files: readdirSync(path, { withFileTypes: true }).filter((one) => one.isFile()).length
		}))
		.filter((folder) => folder.files > 40);
	expect(full).toEqual([]);
});

test('no file of src has more than 400 lines', () => {
	const long = modules
		.map((path) => ({ path, lines: readFileSync(path, 'utf8').trimEnd().split('\n').length }))
		.filter(({ lines }) => lines > 400);
	expect(long).toEqual([]);
});

test('no component has more than 120 lines besides its styles', () => {
	const long = modules
		.filter((path) => path.endsWith('.svelte'))
		.map((path) => {
			const [code = ''] = readFileSync(path, 'utf8').split('<style>');
			return { path, lines: code.trimEnd().split('\n').length };
		})
		.filter(({ lines }) => lines > 120);
	expect(long).toEqual([]);
});
