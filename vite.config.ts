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
		'src.engine.(repairs|compare|copy-unit|deed|merge-deeds|patch|places|roles)',
		'src.i18n.(en|why-not|verdict|deed|selector|requires|plural|step|price)'
	].join('|')
);

let needed: ReadonlySet<string> | undefined;

/** Every module that the first pages import, and what those import, as long as it is not loaded later. */
function neededAtOnce(graph: Rolldown.ChunkingContext): ReadonlySet<string> {
	const found = new Set<string>();
	const routes = fileURLToPath(new URL('src/routes/', import.meta.url));
	const open = firstPages.map((page) => routes + page);
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		if (found.has(id) || usedLater.test(id)) continue;
		found.add(id);
		open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
	}
	return found;
}

const codeSplitting = {
	groups: [
		{
			name: (id: string, graph: Rolldown.ChunkingContext) => {
				needed ??= neededAtOnce(graph);
				return needed.has(id) ? 'app' : null;
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
