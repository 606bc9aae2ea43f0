import type { BrowserContext, Page } from '@playwright/test';

/** Waits until everything is stored, then takes the network and the HTTP cache away. */
export async function goOffline(page: Page, context: BrowserContext): Promise<void> {
	await page.evaluate(async () => {
		const { active } = await navigator.serviceWorker.ready;
		while (active?.state !== 'activated') {
			await new Promise((resolve) => active?.addEventListener('statechange', resolve));
		}
	});
	const browser = await context.newCDPSession(page);
	await browser.send('Network.clearBrowserCache');
	await context.setOffline(true);
}
