import type { Page } from '@playwright/test';

/** Opens an address and waits until the page answers to taps: Kit adds its announcer just then. */
export async function openPage(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await page.locator('#svelte-announcer').waitFor({ state: 'attached' });
}
