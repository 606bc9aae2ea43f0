import type { Locator, Page } from '@playwright/test';
import { StoredRows } from '../e2e/stored-rows.ts';

/** Stores rows before the app is opened, behind its back. */
export async function seed(page: Page, ...rows: readonly object[]): Promise<void> {
	// Any file of the same origin.
	await page.goto('robots.txt');
	await new StoredRows(page).put(rows);
}

/** A step back in the history. Playwright’s own waits for a page that WebKit does not load anew. */
export async function goBack(page: Page): Promise<void> {
	await page.evaluate(() => history.back());
}

export async function goForward(page: Page): Promise<void> {
	await page.evaluate(() => history.forward());
}

/** Waits until the browser holds all that the app needs without a network. */
export async function untilStoredForOffline(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const { active } = await navigator.serviceWorker.ready;
		while (active?.state !== 'activated')
			await new Promise((resolve) => active?.addEventListener('statechange', resolve));
	});
}

/** Chooses a file. Not every driver can answer the browser's own dialog. */
export async function chooseFile(field: Locator, name: string, text: string): Promise<void> {
	await field.evaluate(
		(element, file) => {
			const chosen = new DataTransfer();
			chosen.items.add(new File([file.text], file.name));
			(element as HTMLInputElement).files = chosen.files;
			element.dispatchEvent(new Event('change', { bubbles: true }));
		},
		{ name, text }
	);
}

declare global {
	interface Window {
		/** How often the page has asked for the printer. */
		prints: number;
	}
}

/** Keeps the printer's own dialog away. @returns what tells how often the page has asked for it */
export async function countPrints(page: Page): Promise<() => Promise<number>> {
	await page.evaluate(() => {
		window.prints = 0;
		window.print = () => (window.prints += 1);
	});
	return () => page.evaluate(() => window.prints);
}

/** Sets the size of all text, as the browser's settings do. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
	await page.evaluate((size) => {
		document.documentElement.style.fontSize = size;
	}, `${percent}%`);
}
