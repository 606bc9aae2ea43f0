import { sveltekit } from '@sveltejs/kit/vite';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './tests/browser.ts';
import { packs } from './tools/packs.ts';

// What the home screen, a new roster and the editor need at once travels as one file: a request costs
// more than the bytes that it saves. What they load later (storage, sheets, paper) stays apart.
const firstPages = [
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
		'src.i18n.(changes|conflict|problem|why-not|verdict|deed|selector|requires|plural|step|price)'
	].join('|')
);

/** What a player has open in turn: the editor of an army of ranks and files, and the sheets of any unit. */
const editors = ['ranks/RanksEditor.svelte', 'EditorSheets.svelte'];

const inFolder = (folder: string, files: readonly string[]): readonly string[] =>
	files.map((file) => fileURLToPath(new URL(`src/${folder}/${file}`, import.meta.url)));

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
	const app = withImports(graph, inFolder('routes', firstPages), (id) => usedLater.test(id));
	const [ranks, sheets] = inFolder('ui', editors).map((page) => withImports(graph, [page]));
	const shared = [...(ranks ?? [])].filter((id) => sheets?.has(id));
	return new Map([
		...shared.map((id) => [id, 'editors'] as const),
		...[...app].map((id) => [id, 'app'] as const)
	]);
}

let chunks: ReadonlyMap<string, string> | undefined;

const codeSplitting = {
	groups: [
		{
			name: (id: string, graph: Rolldown.ChunkingContext) => {
				chunks ??= chunksOf(graph);
				return chunks.get(id) ?? null;
			}
		}
	]
};

const isTest = process.env['VITEST'] !== undefined;

export default defineConfig(async () => ({
	plugins: [packs(), sveltekit()],
	build: {
		// Army data are files of their own, never part of the code.
		assetsInlineLimit: 0,
		chunkSizeWarningLimit: 1500,
		rolldownOptions: { output: { codeSplitting } }
	},
	// One file, pdfmake included: Kit tells the service worker of no others that a worker is made of. A
	// module, so that a page without workers can import it.
	worker: {
		format: 'es' as const,
		rolldownOptions: { output: { codeSplitting: false } }
	},
	test: {
		expect: { requireAssertions: true },
		maxWorkers: '100%',
		projects: [
			{
				extends: true as const,
				test: {
					name: 'node',
					// No test leaves anything behind, so that modules are read once and not by each file.
					isolate: false,
					environment: 'node',
					// Properties over every army take their time on a busy machine.
					testTimeout: 60_000,
					include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
					exclude: ['**/*.svelte.test.ts']
				}
			},
			{
				extends: true as const,
				test: {
					name: 'browser',
					include: ['src/**/*.svelte.test.ts'],
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						provider: playwright(isTest ? { launchOptions: await findBrowser() } : {}),
						instances: [{ browser: 'chromium' as const }]
					}
				}
			}
		]
	}
}));
