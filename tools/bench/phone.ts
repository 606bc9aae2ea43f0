import { devices, type Browser, type CDPSession, type Page } from 'playwright';
import { importPage } from '../../src/i18n/en/importing.ts';
import type { Roster } from '../../src/schema/index.ts';

/** A button to change the roster with. */
const editable = '.editor main button';

export const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

export async function throttle(page: Page, rate: number): Promise<CDPSession> {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate });
	return session;
}

/** A phone that was never here, on a slow line. */
export async function slowPhone(browser: Browser): Promise<Page> {
	const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
	const page = await context.newPage();
	await slowDown(page);
	return page;
}

/** A cheap phone on a slow line that has nothing in its cache. */
export async function slowDown(page: Page): Promise<void> {
	const session = await throttle(page, 4);
	await session.send('Network.enable');
	await session.send('Network.setCacheDisabled', { cacheDisabled: true });
	await session.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 150,
		downloadThroughput: (1.6e6 / 8) * 0.9,
		uploadThroughput: 750e3 / 8
	});
}

/** Imports a roster as a player would, and returns its address. */
export async function openRoster(page: Page, url: string, roster: Roster): Promise<string> {
	await page.goto(`${url}import/`, { waitUntil: 'networkidle' });
	await page.getByLabel(importPage.paste).fill(JSON.stringify({ muster: 1, rosters: [roster] }));
	await page.getByRole('button', { name: importPage.readPaste }).click();
	await page.getByRole('button', { name: 'Add this roster' }).click();
	await page.locator(editable).first().waitFor();
	return page.url();
}
