import { test as base, expect } from '@playwright/test';
import { EditorPage } from '../e2e/pages/editor-page.ts';
import { HomePage } from '../e2e/pages/home-page.ts';
import { ImportPage } from '../e2e/pages/import-page.ts';
import { LibraryPage } from '../e2e/pages/library-page.ts';
import { NewRosterPage } from '../e2e/pages/new-roster-page.ts';
import { PrintPage } from '../e2e/pages/print-page.ts';
import { ShareDialog } from '../e2e/pages/share-dialog.ts';
import { serveCopyOfBuild, type Site } from '../e2e/site.ts';
import { StoredRows } from '../e2e/stored-rows.ts';
import type { Browsing } from './engine.ts';
import { engines, type EngineName } from './engines.ts';

export interface Options {
	readonly engine: EngineName;
	/** Whether the player has told the browser to let no site store anything. */
	readonly isStorageBlocked: boolean;
}

interface Fixtures {
	/** The app on a host of its own, whose network can fail. */
	readonly site: Site;
	readonly browsing: Browsing;
	readonly home: HomePage;
	readonly newRoster: NewRosterPage;
	readonly editor: EditorPage;
	readonly print: PrintPage;
	readonly library: LibraryPage;
	readonly importer: ImportPage;
	readonly sharing: ShareDialog;
	readonly stored: StoredRows;
}

/**
 * What WebKit tells of a page that is left while it loads, or that is sized while it is being sized;
 * what Firefox tells of the WebAssembly that a journey has refused on purpose.
 */
const harmless =
	/due to access control checks|Importing a module script failed|ResizeObserver loop completed|settings blocked WebAssembly/;

export const test = base.extend<Options & Fixtures>({
	engine: ['Chromium', { option: true }],
	isStorageBlocked: [false, { option: true }],

	site: async ({ baseURL: _ }, use) => {
		const site = await serveCopyOfBuild();
		await use(site);
		await site.close();
	},

	browsing: async ({ engine, isStorageBlocked, site }, use, testInfo) => {
		const { isThere, start } = engines[engine];
		testInfo.skip(!(await isThere()), `${engine} is not installed.`);
		const browsing = await start({ baseURL: site.url, isStorageBlocked });
		browsing.page.setDefaultTimeout(20_000);
		const uncaught: string[] = [];
		browsing.page.on('pageerror', ({ message }) => {
			if (!harmless.test(message)) uncaught.push(message);
		});
		await use(browsing);
		await browsing.close();
		expect(uncaught, 'errors that nothing caught').toEqual([]);
	},

	page: ({ browsing }, use) => use(browsing.page),
	home: ({ page }, use) => use(new HomePage(page)),
	newRoster: ({ page }, use) => use(new NewRosterPage(page)),
	editor: ({ page }, use) => use(new EditorPage(page)),
	print: ({ page }, use) => use(new PrintPage(page)),
	library: ({ page }, use) => use(new LibraryPage(page)),
	importer: ({ page }, use) => use(new ImportPage(page)),
	sharing: ({ page }, use) => use(new ShareDialog(page)),
	stored: ({ page }, use) => use(new StoredRows(page))
});

export { expect };
