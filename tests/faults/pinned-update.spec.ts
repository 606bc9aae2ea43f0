import { dateInWords } from '#i18n';
import { expect, test as base } from '../e2e/fixtures.ts';
import { releaseData } from '../e2e/new-data.ts';
import { storedData, markOfToday, revisionOfToday } from '../e2e/old-data.ts';
import { id, seedOld } from '../e2e/old-empire.ts';
import { DataDialog } from '../e2e/pages/data-dialog.ts';
import { openPage } from '../e2e/pages/open-page.ts';
import { serveCopyOfBuild, type Site } from '../e2e/site.ts';

// Both wait until the app has kept data at rest: they run with the whole of the faults alone.

const test = base.extend<{ data: DataDialog }>({
	data: ({ page }, use) => use(new DataDialog(page))
});

test('taken data are a step of the history, undone another day too', async ({
	page,
	stored,
	editor,
	data
}) => {
	await seedOld(page, stored);
	await editor.open(id);
	await data.open.click();
	await data.take.click();
	await stored.untilPoints(525);
	await openPage(page, './');
	// What is let go at rest is not what the way back needs.
	await expect.poll(() => storedData(page)).toContain(`${markOfToday()}/system.json`);
	await editor.open(id);
	await expect(editor.total).toContainText('525 of 2000');
	await editor.more.click();
	await editor.button('History').click();
	await expect(editor.dialog).toContainText(
		`Switched to the data of ${dateInWords(revisionOfToday())}`
	);
	await editor.close.click();
	await editor.close.click();
	await editor.undo.click();
	await expect(editor.total).toContainText('575 of 2000');
	await expect(data.line).toContainText('Data of 5 May 2026');
});

const updated = test.extend<{ site: Site }>({
	// eslint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed
	site: async ({}, use) => {
		const site = await serveCopyOfBuild();
		await use(site);
		await site.close();
	},
	baseURL: ({ site }, use) => use(site.url),
	serviceWorkers: 'allow'
});
updated.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

updated(
	'an update with other prices leaves a roster as it was, offline too',
	async ({ page, context, site, newRoster, editor, data }) => {
		await newRoster.create('Empire');
		await editor.add('Knights').click();
		await expect(editor.total).toContainText('635 of 2000');
		const files = ['system.json', 'armies/empire.json'].map((path) => `${markOfToday()}/${path}`);
		await expect.poll(() => storedData(page)).toEqual(expect.arrayContaining(files));
		await page.evaluate(async () => {
			await navigator.serviceWorker.ready;
		});
		await releaseData(site, {
			system: 'warmaster',
			revision: '2027-01-02',
			change: (entry) =>
				entry.id === 'knights' ? [] : [entry.id === 'halberdiers' ? { ...entry, cost: 50 } : entry]
		});
		await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
		const reloaded = page.waitForEvent('load');
		await page.getByRole('button', { name: 'Update now' }).click();
		await reloaded;
		await context.setOffline(true);
		await page.reload();
		await expect(editor.total).toContainText('635 of 2000');
		await data.open.click();
		await expect(data.number('Points')).toHaveText(/Points\s*635\s*545\s*−90/);
		await expect(data.entries).toHaveText([
			/^4 Halberdiers .*\+20\s*$/,
			/^1 Knights .*not in the new list\s*$/
		]);
	}
);
