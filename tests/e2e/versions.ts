import type { Page } from '@playwright/test';
import { makeVersion, type Site } from './site.ts';

/** Puts a new version on the server. */
export async function release({ folder }: Site, version: string): Promise<void> {
	await makeVersion(folder, version);
}

/** Which version the page is of; undefined for the first. */
export async function releaseOf(page: Page): Promise<string | undefined> {
	return page.evaluate(
		() => document.querySelector<HTMLMetaElement>('meta[name=release]')?.content
	);
}

/** What the browser does by itself every day or so. */
export async function lookForUpdate(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const registration = await navigator.serviceWorker.ready;
		await registration.update();
	});
}

export async function waitForWorker(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
		while (!navigator.serviceWorker.controller) {
			await new Promise((resolve) => {
				navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
			});
		}
	});
}
