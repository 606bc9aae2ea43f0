// Which modules of the app travel together.
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

// What the home screen, a new roster and the editor need at once travels as one file: a request costs
// more than the bytes that it saves. What they load later (storage, sheets, paper) stays apart.
const firstPages = [
	'../hooks.client.ts',
	'+layout.svelte',
	'+layout.ts',
	'+error.svelte',
	'+page.svelte',
	'new/+page.svelte',
	'roster/+page.svelte'
];

/** Named by an index file that the first pages import, and used by what is loaded later alone. */
const usedLater = new RegExp(
	[
		'node_modules.zod',
		'src.schema',
		'src.engine.(repairs|compare|what-|copy-unit|deed|may-give|merge|patch|places|roles|secrets)',
		'src.i18n.(en.)?(changes|conflict|problem|why-not|verdict|deed|selector|requires|plural|step|price|reasons|phrases)'
	].join('|')
);

/** Modules that do nothing by themselves: where nothing of them is used, they are left out. */
export const idle = /src.i18n.en.|svelte.src.internal.client.dom.elements.custom-element\.js/;

/** What a player has open in turn: the editor of an army of ranks and files, and the sheets of any unit. */
const editors = ['ranks/RanksEditor.svelte', 'EditorSheets.svelte'];

const inFolder = (folder: string, files: readonly string[]): readonly string[] =>
	files.map((file) => fileURLToPath(new URL(`../src/${folder}/${file}`, import.meta.url)));

/** These modules and every module that they import, and what those import, as long as it is not loaded later. */
function withImports(
	graph: Rolldown.ChunkingContext,
	modules: readonly string[],
	isLater: (id: string) => boolean = () => false
): ReadonlySet<string> {
	const found = new Set<string>();
	const open = [...modules];
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		if (found.has(id) || isLater(id)) continue;
		found.add(id);
		open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
	}
	return found;
}

/** The files that travel as one: what is needed at once, and what both of the editors need. */
function chunksOf(graph: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
	const first = inFolder('routes', firstPages);
	// What Kit makes of a page is a module of its own.
	const made = first.flatMap((page) => graph.getModuleInfo(page)?.importers ?? []);
	const nodes = made.filter((id) => /client-optimized.nodes/.test(id));
	const app = withImports(graph, [...first, ...nodes], (id) => usedLater.test(id));
	const [ranks, sheets] = inFolder('ui', editors).map((page) => withImports(graph, [page]));
	const shared = [...(ranks ?? [])].filter((id) => sheets?.has(id));
	return new Map([
		...shared.map((id) => [id, 'editors'] as const),
		...[...app].map((id) => [id, 'app'] as const)
	]);
}

let chunks: ReadonlyMap<string, string> | undefined;

export const codeSplitting = {
	groups: [
		{
			name: (id: string, graph: Rolldown.ChunkingContext) => {
				chunks ??= chunksOf(graph);
				return chunks.get(id) ?? null;
			}
		}
	]
};

/**
 * What is fetched together with a page that is loaded later: its styles. The names of its other files are no
 * part of the first load, as they would be a twentieth of it; the page names them itself.
 */
export function resolveDependencies(
	_: string,
	files: string[],
	{ hostId }: { readonly hostId: string }
): string[] {
	return hostId.includes('entry/app') ? files.filter((file) => file.endsWith('.css')) : files;
}
