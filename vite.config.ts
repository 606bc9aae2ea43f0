import { sveltekit } from '@sveltejs/kit/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './tests/browser.ts';
import { tellRedTests } from './tests/red-tests.ts';
import { isPush, slowTests } from './tests/runs.ts';
import { chunkGroups } from './tools/chunks.ts';
import { fallbackFonts } from './tools/fallback-fonts.ts';
import { packs } from './tools/packs.ts';

const isTest = process.env['VITEST'] !== undefined;

export default defineConfig(async () => ({
	plugins: [packs(), fallbackFonts(), sveltekit()],
	build: {
		// docs/browsers.md and src/app.html say the same.
		target: ['chrome111', 'edge111', 'firefox115', 'safari16', 'ios16'],
		// Army data are files of their own, never part of the code.
		assetsInlineLimit: 0,
		modulePreload: {
			polyfill: false,
			// Kit's list of pages names their styles alone: a twentieth of the first load would be names of files.
			resolveDependencies: (_: string, files: string[], { hostId }: { readonly hostId: string }) =>
				hostId.includes('entry/app') ? files.filter((file) => file.endsWith('.css')) : files
		},
		chunkSizeWarningLimit: 1500,
		rolldownOptions: {
			output: {
				codeSplitting: { groups: chunkGroups() }
			},
			treeshake: {
				// Doors of features only hand on: who asks for one thing brings no other.
				moduleSideEffects: [
					{
						test: /features[\\/](?!events|legality)[^\\/]+[\\/](index|late|components)\.ts$/,
						sideEffects: false
					}
				],
				propertyReadSideEffects: false as const,
				unknownGlobalSideEffects: false
			}
		}
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
		reporters: ['default', { onTestRunEnd: tellRedTests }],
		projects: [
			{
				extends: true as const,
				test: {
					name: 'node',
					// No test leaves anything behind, so that modules are read once and not by each file.
					isolate: false,
					environment: 'node',
					// What tests make and drop at once is swept seldom: a quarter of their time where there is less room.
					execArgv: ['--max-semi-space-size=64'],
					// Ends what hangs, and nothing that a busy machine makes slow.
					testTimeout: 900_000,
					hookTimeout: 900_000,
					include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
					exclude: ['**/*.svelte.test.ts', ...(isPush ? slowTests : [])]
				}
			},
			{
				extends: true as const,
				test: {
					name: 'browser',
					include: ['src/**/*.svelte.test.ts'],
					// A second, as it is by itself, is short on a busy machine.
					expect: { poll: { timeout: 30_000 } },
					testTimeout: 180_000,
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
