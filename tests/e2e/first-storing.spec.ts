import type { Page } from '@playwright/test';
import { openPage } from './pages/open-page.ts';
import { expect, test } from './site-test.ts';
import { waitForWorker } from './versions.ts';

const message = 'Muster is now stored on this device';

/** Whether a worker is there, or is being installed. */
const isBegun = (page: Page): Promise<boolean> =>
	page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);

test('the app is stored after the first seconds, and the page says so once', async ({ page }) => {
	await openPage(page, './');
	await page.waitForLoadState('load');
	expect(await isBegun(page)).toBe(false);
	await expect(page.getByText(message)).toBeVisible();
	await page.getByRole('button', { name: 'Dismiss message' }).click();
	await page.reload();
	await expect(page.getByText('Works offline.', { exact: true })).toBeVisible();
	await expect(page.getByText(message)).toBeHidden();
});

test('what a visit that ended early has stored is not fetched again', async ({ page, site }) => {
	const asked: string[] = [];
	let isCut = true;
	site.trouble = (path) => {
		const begins = asked.length > 0 || path === '/service-worker.js';
		if (begins) asked.push(path);
		return isCut && asked.length > 30 ? 'reset' : undefined;
	};
	await openPage(page, './');
	await expect.poll(() => asked.length).toBeGreaterThan(30);
	await expect.poll(() => isBegun(page)).toBe(false);
	const stored = await page.evaluate(async () => {
		const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
		const keys = await Promise.all(opened.map((cache) => cache.keys()));
		return keys.flat().map(({ url }) => new URL(url).pathname);
	});
	expect(stored.length).toBeGreaterThan(10);
	isCut = false;
	asked.length = 0;
	await page.reload();
	await waitForWorker(page);
	const hashed = stored.filter((path) => path.includes('/immutable/'));
	const again = asked.slice(asked.indexOf('/service-worker.js'));
	expect(again.length).toBeGreaterThan(10);
	expect(hashed.filter((path) => again.includes(path))).toEqual([]);
});
