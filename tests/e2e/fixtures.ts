import { test as base, expect } from '@playwright/test';
import { checkerOf, type CheckLooks } from './check-looks.ts';
import { EditorPage } from './pages/editor-page.ts';
import { HomePage } from './pages/home-page.ts';
import { ImportPage } from './pages/import-page.ts';
import { LibraryPage } from './pages/library-page.ts';
import { NewRosterPage } from './pages/new-roster-page.ts';
import { PrintPage } from './pages/print-page.ts';
import { SharedPage } from './pages/shared-page.ts';
import { ShareDialog } from './pages/share-dialog.ts';
import { VerifyPage } from './pages/verify-page.ts';
import { StoredRows } from './stored-rows.ts';
import { violationsOn } from './violations.ts';

interface Fixtures {
	home: HomePage;
	newRoster: NewRosterPage;
	editor: EditorPage;
	print: PrintPage;
	library: LibraryPage;
	importer: ImportPage;
	shared: SharedPage;
	verify: VerifyPage;
	sharing: ShareDialog;
	stored: StoredRows;
	/** What axe finds on the page as it is now, by all rules or some: the rule and the elements. */
	findViolations: (rules?: readonly string[]) => Promise<readonly string[]>;
	/** That the page as it is now is accessible and fits. */
	checkLooks: CheckLooks;
	/** Messages of the console that the test means to bring about. */
	expectedMessages: RegExp;
	quiet: undefined;
}

const workersBlocked = /^Service Worker registration blocked by Playwright/;

export const test = base.extend<Fixtures>({
	home: ({ page }, use) => use(new HomePage(page)),
	newRoster: ({ page }, use) => use(new NewRosterPage(page)),
	editor: ({ page }, use) => use(new EditorPage(page)),
	print: ({ page }, use) => use(new PrintPage(page)),
	library: ({ page }, use) => use(new LibraryPage(page)),
	importer: ({ page }, use) => use(new ImportPage(page)),
	shared: ({ page }, use) => use(new SharedPage(page)),
	verify: ({ page }, use) => use(new VerifyPage(page)),
	sharing: ({ page }, use) => use(new ShareDialog(page)),
	stored: ({ page }, use) => use(new StoredRows(page)),

	findViolations: ({ page }, use) => use((rules) => violationsOn(page, rules)),

	checkLooks: ({ page, findViolations }, use, { title }) =>
		use(checkerOf(page, findViolations, title)),

	expectedMessages: [/^$/, { option: true }],

	/** The console stays silent, no error goes uncaught, and nothing is asked of another site. */
	quiet: [
		async ({ context, baseURL, expectedMessages }, use) => {
			const faults: string[] = [];
			context.on('console', (message) => {
				if (!['error', 'warning'].includes(message.type())) return;
				const text = message.text();
				if (workersBlocked.test(text) || expectedMessages.test(text)) return;
				faults.push(`console ${message.type()}: ${text}`);
			});
			context.on('weberror', (error) => {
				faults.push(`uncaught: ${error.error().message}`);
			});
			context.on('request', (request) => {
				const { protocol, origin } = new URL(request.url());
				if (protocol.startsWith('http') && origin !== new URL(baseURL ?? '').origin) {
					faults.push(`request to another site: ${request.url()}`);
				}
			});
			await use(undefined);
			// The next test has this context too.
			await context.setOffline(false).catch(() => undefined);
			expect(faults).toEqual([]);
		},
		{ auto: true }
	]
});

export { expect };
