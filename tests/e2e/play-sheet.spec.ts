import { expect, test } from './fixtures.ts';
import { goOffline } from './go-offline.ts';
import { openPage } from './pages/open-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a chart is found from the library, and the next section is a tap away', async ({
	page,
	library,
	checkLooks
}) => {
	await library.open();
	await library.games
		.getByRole('button', { name: /^Warmaster(?! R| t)/ })
		.first()
		.click();
	await page.getByRole('link', { name: /^Play sheet/ }).click();
	await expect(library.heading).toHaveText('Warmaster: play sheet');
	await checkLooks();
	await library.search.fill('blunder');
	await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Blunders');
	await library.search.fill('');
	await page.getByRole('link', { name: /^Command/ }).click();
	await expect(library.heading).toHaveText('Command');
	await expect(page.getByRole('group', { name: 'Chart: Blunders' })).toContainText('D6');
	await checkLooks();
	await page.getByRole('link', { name: 'Movement ›' }).click();
	await expect(library.heading).toHaveText('Movement');
	await page.getByRole('link', { name: 'Play sheet' }).click();
	await expect(library.heading).toHaveText('Warmaster: play sheet');
});

test('the search over all games leads to a block', async ({ page, library }) => {
	await library.open();
	await library.search.fill('drive backs');
	await page.getByRole('link', { name: /^Drive backs.*Play sheet · Warmaster$/ }).click();
	await expect(page.getByRole('heading', { name: 'Drive backs' })).toBeFocused();
});

test('a rule in the dialog of a unit leads to the chart that it names, and Back to the roster', async ({
	page,
	newRoster,
	editor,
	library
}) => {
	await newRoster.create('Empire');
	await editor.entry('Steam Tank').click();
	await editor.dialog.getByRole('link', { name: 'blunder' }).first().click();
	await expect(library.heading).toHaveText('Command');
	await expect(page.getByRole('heading', { name: 'Blunders' })).toBeFocused();
	await page.goBack();
	await expect(editor.total).toBeVisible();
});

test('a play sheet is printed without a list, also as a booklet', async ({ page, print }) => {
	await openPage(page, 'library/?play=spearhead');
	await page.getByRole('link', { name: 'Print' }).click();
	await expect(print.pages).toHaveCount(2);
	await page.getByRole('button', { name: 'A5 booklet' }).click();
	await expect(print.pages).toHaveCount(4);
	await page.getByRole('link', { name: 'Play sheet' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(/play sheet$/);
});

test('what there is not is said', async ({ page }) => {
	await openPage(page, 'library/?play=chess');
	await expect(page.getByText('There is no play sheet at this address.')).toBeVisible();
});

test.describe('offline', () => {
	test.use({ serviceWorkers: 'allow' });

	test('the play sheet of a game never seen is there', async ({ page, context, home, library }) => {
		await home.open();
		await goOffline(page, context);
		await openPage(page, 'library/?play=whfb4&at=panic');
		await expect(library.heading).toBeVisible();
		await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
	});
});
