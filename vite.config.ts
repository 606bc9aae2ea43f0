import { sveltekit } from '@sveltejs/kit/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './tests/browser.ts';

const isTest = process.env['VITEST'] !== undefined;

export default defineConfig(async () => ({
	plugins: [sveltekit()],
	// Army data are files of their own, never part of the code.
	build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 1500 },
	test: {
		expect: { requireAssertions: true },
		projects: [
			{
				extends: true as const,
				test: {
					name: 'node',
					environment: 'node',
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
