import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openPage } from './pages/open-page.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';
import { staysHidden } from './stays-hidden.ts';

/** Each game, and how its sample list stands in the bar. */
const samples = [
	['Warmaster', '2000 of 2000'],
	['Age of Sigmar: Spearhead', ''],
	['Warhammer 6th edition', '1993 of 2000'],
	['Age of Sigmar', '1990 of 2000'],
	['The Ninth Age', '1995 of 2000'],
	['Warhammer Fantasy Battle', '1990½ of 2000'],
	['Warmaster Revolution', '1995 of 2000'],
	['Warmaster trial armies', '1990 of 2000']
] as const;

for (const [game, total] of samples) {
	test(`a sample of ${game} is two taps away, and a roster of one’s own`, async ({
		page,
		home,
		newRoster,
		editor
	}) => {
		await home.open();
		await home.game(game).click();
		await newRoster.sample.click();
		await expect(editor.heading).toHaveText(/^Sample: /);
		await expect(editor.bar).toContainText(total);
		await expect(editor.bar).toContainText('Legal');
		expect(page.url()).toMatch(/\?id=[0-9a-f-]{36}$/);
		await page.reload();
		await expect(editor.heading).toHaveText(/^Sample: /);
		await editor.back.click();
		await expect(home.rosters).toHaveText([/Sample: .*Legal/]);
	});
}

test('nothing of the samples is fetched before one is wanted', async ({
	page,
	home,
	newRoster
}) => {
	const texts: string[] = [];
	page.on('response', (response) => {
		if (!/\.js$/.test(response.url())) return;
		void response.text().then(
			(text) => texts.push(text),
			() => undefined
		);
	});
	const isThere = (): boolean => texts.some((text) => text.includes('War Altar'));
	await home.open();
	await expect(page.getByRole('link', { name: 'Help' })).toBeVisible();
	expect(isThere()).toBe(false);
	await home.game('Warmaster').click();
	await newRoster.sample.click();
	await expect.poll(isThere).toBe(true);
});

test('a list can be tried at once, and is not stored until it is opened', async ({
	page,
	home,
	editor,
	checkLooks
}) => {
	await home.open();
	const list = page.getByRole('region', { name: 'Try a list' });
	const total = list.getByRole('status');
	await expect(total).toHaveText('2000 points');
	const add = list.getByRole('button', { name: /^Add one/ }).first();
	await add.click();
	await expect(total).toContainText(/2\d{3} of 2000/);
	await expect(total).toContainText(/to fix/);
	await list
		.getByRole('button', { name: /^Remove one/ })
		.first()
		.click();
	await expect(total).toContainText(/2000 of 2000\s*Legal/);
	await checkLooks();
	await page.reload();
	await expect(home.rosters).toHaveCount(0);
	await list.getByRole('link', { name: 'Open this list' }).click();
	await expect(editor.bar).toContainText('2000 of 2000');
});

test('a game without a sample says so', async ({ page }) => {
	await openPage(page, 'roster/?sample=chess');
	await expect(page.getByRole('alert')).toContainText('Muster has no chess armies.');
});

test('help is one screen long, in both languages', async ({ browser, baseURL }) => {
	for (const locale of ['en-GB', 'de-DE']) {
		const context = await browser.newContext({
			locale,
			viewport: { width: 390, height: 844 },
			serviceWorkers: 'block',
			...(baseURL !== undefined && { baseURL })
		});
		const page = await context.newPage();
		await openPage(page, 'help/');
		await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
		await expect(page.getByRole('term')).toHaveCount(8);
		expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844);
		await context.close();
	}
});

test('help is reached from home, from About and from the editor', async ({
	page,
	stored,
	home,
	editor
}) => {
	const help = page.getByRole('heading', { level: 1, name: 'Help' });
	await stored.seed([aRow(aFullEmpire())]);
	await home.open();
	await page.getByRole('link', { name: 'Help' }).click();
	await expect(help).toBeVisible();
	await page.getByRole('link', { name: 'Rosters' }).click();
	await home.about.click();
	await page.getByRole('link', { name: 'Help' }).click();
	await expect(help).toBeVisible();
	await editor.open(idOf(1));
	await editor.more.click();
	await editor.dialog.getByRole('link', { name: 'Help' }).click();
	await expect(help).toBeVisible();
	await page.goBack();
	await expect(editor.heading).toHaveText('Nordland');
});

/** The day of the news that the player has been told of, as it is stored; set to another if one is given. */
async function newsSeen(page: Page, day?: string): Promise<unknown> {
	return page.evaluate(
		(value) =>
			new Promise<unknown>((resolve, reject) => {
				const opening = indexedDB.open('muster');
				opening.onerror = () => reject(opening.error ?? new Error('not opened'));
				opening.onsuccess = () => {
					const store = opening.result.transaction('settings', 'readwrite').objectStore('settings');
					if (value !== undefined) store.put({ key: 'newsSeen', value });
					const reading = store.get('newsSeen');
					reading.onerror = () => reject(reading.error ?? new Error('not read'));
					reading.onsuccess = () => {
						opening.result.close();
						resolve((reading.result as { readonly value: unknown } | undefined)?.value);
					};
				};
			}),
		day
	);
}

test.describe('what is new', () => {
	const notice = (page: Page) => page.getByRole('status', { name: 'What’s new' });
	const help = (page: Page) => page.getByRole('link', { name: 'Help' });

	/** Home is there, with all that it says once it is at rest. */
	async function isQuiet(page: Page): Promise<void> {
		await expect(help(page)).toBeVisible();
		await staysHidden(notice(page), 500);
	}

	test.beforeEach(async ({ page, stored, home }) => {
		await stored.seed([aRow(aFullEmpire())]);
		await home.open();
		await isQuiet(page);
	});

	test('is nothing to who is new here', async ({ page }) => {
		expect(await newsSeen(page)).toMatch(/^\d{4}-\d\d-\d\d$/);
		await page.reload();
		await isQuiet(page);
	});

	test('is told after an update, until it is read', async ({ page }) => {
		await newsSeen(page, '2026-01-01');
		await page.reload();
		await expect(notice(page)).toContainText(
			/^Muster has been updated: this is the version of \d+ \w+ \d{4}\./
		);
		await page.reload();
		await notice(page).getByRole('link', { name: 'Read what’s new' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('What’s new');
		await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^\d+ \w+ \d{4}$/);
		await page.getByRole('link', { name: 'Rosters' }).click();
		await isQuiet(page);
	});

	test('may be dismissed unread', async ({ page }) => {
		await newsSeen(page, '2026-01-01');
		await page.reload();
		await notice(page).getByRole('button', { name: 'Dismiss' }).click();
		await expect(notice(page)).toBeHidden();
		await page.reload();
		await isQuiet(page);
	});
});

/** What a browser does that has looked at the page and finds that it can be an app. */
function offerInstall(outcome: string): void {
	addEventListener('load', () => {
		const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
			prompt: () => {
				document.documentElement.dataset['asked'] = outcome;
				return Promise.resolve();
			},
			userChoice: Promise.resolve({ outcome })
		});
		dispatchEvent(event);
		document.documentElement.dataset['held'] = String(event.defaultPrevented);
	});
}

test.describe('installing', () => {
	const notice = (page: Page) => page.getByRole('status', { name: 'Installing Muster' });

	for (const outcome of ['accepted', 'dismissed'] as const) {
		test(`is offered once there is a roster, and not again when it was ${outcome}`, async ({
			page,
			stored,
			home
		}) => {
			await page.addInitScript(offerInstall, outcome);
			await home.open();
			await expect(page.getByRole('link', { name: 'Help' })).toBeVisible();
			await expect(page.locator('html')).toHaveAttribute('data-held', 'true');
			await expect(notice(page)).toBeHidden();
			await stored.put([aRow(aFullEmpire())]);
			await home.open();
			await notice(page).getByRole('button', { name: 'Install Muster' }).click();
			await expect(page.locator('html')).toHaveAttribute('data-asked', outcome);
			await expect(notice(page)).toBeHidden();
		});
	}

	test('may wait', async ({ page, stored, home }) => {
		await page.addInitScript(offerInstall, 'accepted');
		await stored.seed([aRow(aFullEmpire())]);
		await home.open();
		await notice(page).getByRole('button', { name: 'Not now' }).click();
		await expect(notice(page)).toBeHidden();
		await home.open();
		await expect(page.getByRole('link', { name: 'Help' })).toBeVisible();
		await staysHidden(notice(page), 500);
	});

	test('is told by hand where the browser has no button for it', async ({ page, stored, home }) => {
		await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
		await stored.seed([aRow(aFullEmpire())]);
		await home.open();
		await expect(notice(page)).toContainText('“Add to Home Screen” in the share menu');
		const downloading = page.waitForEvent('download');
		await notice(page).getByRole('button', { name: 'Save a backup' }).click();
		await downloading;
		await expect(notice(page)).toBeHidden();
	});
});

test.describe('stored for offline use', () => {
	test.use({ serviceWorkers: 'allow' });

	test('home says what is ready', async ({ page, home }) => {
		await home.open();
		await expect(page.getByText('Works offline.', { exact: true })).toBeVisible({
			timeout: 120_000
		});
		await expect(page.getByText('8 games with 257 armies')).toBeVisible();
	});
});
