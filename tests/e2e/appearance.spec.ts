import { expect, test } from './fixtures.ts';
import { openPage } from './pages/open-page.ts';

test('a language is chosen, spoken at once and kept', async ({ page }) => {
	await openPage(page, 'settings/');
	await expect(page.getByRole('radio', { name: 'Same as browser' }).first()).toBeChecked();
	await page.getByRole('radio', { name: 'Deutsch' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
	await expect(page.getByRole('radio', { name: 'Deutsch' })).toBeChecked();
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');

	await openPage(page, 'settings/');
	await page.getByRole('radio', { name: 'English' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('a theme is shown at once and kept, whatever the browser has', async ({ page }) => {
	const paper = (): Promise<string> =>
		page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
	const [light, dark] = ['rgb(251, 248, 241)', 'rgb(21, 18, 14)'];

	await page.emulateMedia({ colorScheme: 'light' });
	await openPage(page, 'settings/');
	// A choice is stored at once if the database is open.
	await page.getByText(/^\d+ rosters?, /).waitFor();
	await page.getByRole('radio', { name: 'Dark' }).check();
	expect(await paper()).toBe(dark);
	await openPage(page, 'settings/');
	expect(await paper()).toBe(dark);
	await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();

	await page.getByRole('group', { name: 'Theme' }).getByLabel('Same as browser').check();
	expect(await paper()).toBe(light);
	await page.emulateMedia({ colorScheme: 'dark' });
	expect(await paper()).toBe(dark);
	await page.getByRole('radio', { name: 'Light' }).check();
	expect(await paper()).toBe(light);
});

test('the browser’s own frame has the colour of the theme', async ({ page }) => {
	/** What a browser takes: the first that fits. */
	const frame = (): Promise<string | undefined> =>
		page.evaluate(
			() =>
				[...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
					({ media }) => matchMedia(media).matches
				)?.content
		);
	const [light, dark] = ['#fbf8f1', '#15120e'];

	await page.emulateMedia({ colorScheme: 'light' });
	await openPage(page, 'settings/');
	expect(await frame()).toBe(light);
	await page.getByRole('radio', { name: 'Dark' }).check();
	expect(await frame()).toBe(dark);
	await openPage(page, './');
	expect(await frame()).toBe(dark);
	await openPage(page, 'settings/');
	await page.getByRole('radio', { name: 'Light' }).check();
	await page.emulateMedia({ colorScheme: 'dark' });
	expect(await frame()).toBe(light);
	await page.getByRole('group', { name: 'Theme' }).getByLabel('Same as browser').check();
	expect(await frame()).toBe(dark);
});
