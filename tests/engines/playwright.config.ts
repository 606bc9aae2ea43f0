import { defineConfig } from '@playwright/test';
import { engineNames } from './engines.ts';
import type { Options } from './fixtures.ts';

// The same journeys in each engine, on the production build.
export default defineConfig<Options>({
	testDir: '.',
	testMatch: '*.spec.ts',
	globalSetup: './say-what-is-missing.ts',
	outputDir: '../../test-results/engines',
	projects: engineNames.map((engine) => ({ name: engine, use: { engine } })),
	workers: 1,
	forbidOnly: !!process.env['CI'],
	reporter: [['list']],
	timeout: 60_000,
	expect: { timeout: 10_000 }
});
