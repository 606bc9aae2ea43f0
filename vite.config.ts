import { sveltekit } from '@sveltejs/kit/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './tests/browser.ts';

// What the home screen and the editor share travels as one file: a request costs more than the bytes
// that it saves. What they can do without for a while (storage, import, paper) stays apart.
const apart =
	/node_modules.(dexie|zod|pdfmake|workbox)|src.(storage|exchange|sheets|service-worker)|import-lists|print-sheet|(PrintDesk|SheetPreview|SheetLines|ChoiceRow|ArmyBook|BookTable|SpellText)\.svelte/;
const together = /node_modules.(svelte|@sveltejs|esm-env|clsx)|src.(ui|state|engine|i18n|content)/;
const codeSplitting = {
	groups: [{ name: 'app', test: (id: string) => together.test(id) && !apart.test(id) }]
};

const isTest = process.env['VITEST'] !== undefined;

export default defineConfig(async () => ({
	plugins: [sveltekit()],
	build: {
		// Army data are files of their own, never part of the code.
		assetsInlineLimit: 0,
		chunkSizeWarningLimit: 1500,
		rolldownOptions: { output: { codeSplitting } }
	},
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
