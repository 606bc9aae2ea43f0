import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';

/** As an app on the home screen of an iPhone: what it shares is named in the title of the page. */
async function onHomeScreen(page: Page): Promise<void> {
	await page.addInitScript(() => {
		Object.assign(navigator, {
			standalone: true,
			canShare: () => true,
			share: ({ files: [file] = [] }: ShareData) => {
				document.title = `${file?.name} ${file?.type} ${(file?.size ?? 0) > 500}`;
				return Promise.resolve();
			}
		});
	});
}

test.beforeEach(({ stored }) => stored.seed([aRow(aFullEmpire())]));

test('on the home screen a sheet is shared before anything else', async ({ page, print }) => {
	await onHomeScreen(page);
	await print.open(idOf(1));
	await print.ready();
	const actions = page.getByRole('button', { name: /^(Share|Save PDF|Print)$/ });
	await expect(actions).toHaveText(['Share', 'Save PDF', 'Print']);
	await actions.first().click();
	await expect(page).toHaveTitle('Nordland.pdf application/pdf true');
});

test('on the home screen a file is handed to the system, which keeps or sends it', async ({
	page,
	home,
	sharing
}) => {
	await onHomeScreen(page);
	await home.open();
	await home.act('Nordland', 'Share');
	await sharing.file.click();
	await expect(page).toHaveTitle('Nordland.muster.json application/json true');
});

test('in a browser a sheet is saved before it is shared, and files are saved', async ({
	page,
	home,
	print
}) => {
	await onHomeScreen(page);
	await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
	await print.open(idOf(1));
	await print.ready();
	const actions = page.getByRole('button', { name: /^(Share|Save PDF|Print)$/ });
	await expect(actions).toHaveText(['Save PDF', 'Print', 'Share']);
	await home.open();
	const download = await home.exportFile('Nordland');
	expect(download.suggestedFilename()).toBe('Nordland.muster.json');
});

test('a dialog with a field stands above the keyboard, which an iPhone lays over the page', async ({
	page,
	home
}) => {
	await home.open();
	await home.act('Nordland', 'Rename');
	const rename = home.menu.getByRole('button', { name: 'Rename' });
	await expect(rename).toBeVisible();
	await page.evaluate(() => {
		const viewport = window.visualViewport;
		if (!viewport) throw new Error('This browser does not tell what is seen.');
		Object.defineProperty(viewport, 'height', { value: innerHeight - 336 });
		viewport.dispatchEvent(new Event('resize'));
	});
	const bottom = (): Promise<number> =>
		rename.evaluate((button) => button.getBoundingClientRect().bottom);
	await expect.poll(bottom).toBeLessThanOrEqual(844 - 336);
	expect(await home.menu.evaluate((dialog) => dialog.getBoundingClientRect().top)).toBeGreaterThan(
		0
	);
});
