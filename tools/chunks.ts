// Which modules of the app travel together.
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

// What the home screen, a new roster and the editor need at once travels as one file: a request costs
// more than the bytes that it saves. What they load later (storage, sheets, paper) stays apart.
const firstPages = [
	'hooks.client.ts',
	'routes/+layout.svelte',
	'routes/+layout.ts',
	'routes/+error.svelte',
	'routes/+page.svelte',
	'routes/new/+page.svelte',
	'routes/roster/+page.svelte'
];

/** Named by an index file that the first pages import, and used by what is loaded later alone. */
const judging = new RegExp(
	[
		'src.engine.(repairs|workshop|compare|what-|copy-unit|deed|may-give|merge|patch|places|report-after|roles|secrets|touched)',
		'src.rules.(repairs|told|option-rooms|[a-z-]+.(telling|repair|maxima|bigger-sizes|fullness|leaders|either-or|on-unit|decided))',
		'src.i18n.(sentences|plural|en.(edits|problems|sentences|verdicts))'
	].join('|')
);

/** What reads anything that was stored. */
const reading = /node_modules.zod|src.schema/;

/** Modules that do nothing by themselves: where nothing of them is used, they are left out. */
export const idle = /src.i18n.en.|svelte.src.internal.client.dom.elements.custom-element\.js/;

/** What a player has open in turn: the editors of some games, and the sheets of any unit. */
const editors = [
	'ui/ranks/RanksEditor.svelte',
	'ui/ranks/ItemSheet.svelte',
	'ui/regiments/ArmyEditor.svelte',
	'ui/arrange/ArrangeBoard.svelte',
	'ui/EditorSheets.svelte'
];

/** What finds a stored roster, and what stores it. */
const storing = ['ui/later.ts', 'state/judged-by.ts', 'storage/open.ts'];

/** What a page asks for once it is at rest: as one file it is there or is not, and is soon fetched. */
const atRest = [
	'state/keep-saved.ts',
	'state/find-roster.ts',
	'state/roster-log.svelte.ts',
	'state/keep-data.ts',
	'state/watch-data.svelte.ts',
	'state/roster-actions.ts',
	'ui/UpdatePrompt.svelte',
	'ui/SaveAlert.svelte',
	'ui/RosterShelf.svelte',
	'ui/RosterActions.svelte',
	'ui/StrayRows.svelte',
	'ui/UnreadableRow.svelte',
	'ui/changes/DataLine.svelte',
	'ui/keeping/HomeNotice.svelte',
	'ui/HomeFoot.svelte'
];

const inSource = (files: readonly string[]): readonly string[] =>
	files.map((file) => fileURLToPath(new URL(`../src/${file}`, import.meta.url)));

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

/** The files that travel as one: what is needed at once, and what more than one of the editors needs. */
function chunksOf(graph: Rolldown.ChunkingContext): ReadonlyMap<string, string> {
	const first = inSource(firstPages);
	// What Kit makes of a page is a module of its own.
	const made = first.flatMap((page) => graph.getModuleInfo(page)?.importers ?? []);
	const nodes = made.filter((id) => /client-optimized.nodes/.test(id));
	const app = withImports(
		graph,
		[...first, ...nodes],
		(id) => judging.test(id) || reading.test(id)
	);
	const opened = inSource(editors).map((page) => withImports(graph, [page]));
	const shared = new Set(
		opened.flatMap((one) =>
			[...one].filter((id) => opened.some((other) => other !== one && other.has(id)))
		)
	);
	const stores = withImports(graph, inSource(storing), (id) => judging.test(id));
	return new Map([
		...[...withImports(graph, inSource(atRest))].map((id) => [id, 'rest'] as const),
		...[...shared].map((id) => [id, 'editors'] as const),
		...[...stores].map((id) => [id, 'storing'] as const),
		...[...app].map((id) => [id, 'app'] as const)
	]);
}

let chunks: ReadonlyMap<string, string> | undefined;

/** What is fetched first takes what it shares with the others. */
const byNeed = ['app', 'storing', 'editors', 'rest'];

export const codeSplitting = {
	groups: byNeed.map((chunk, at) => ({
		name: (id: string, graph: Rolldown.ChunkingContext) => {
			chunks ??= chunksOf(graph);
			return chunks.get(id) === chunk ? chunk : null;
		},
		priority: byNeed.length - at
	}))
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
