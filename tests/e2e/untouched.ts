import type { Page } from '@playwright/test';

/** Makes pages say that nobody has touched them: what a test asks of a page counts as a tap to the browser. */
export async function asUntouched(page: Page): Promise<void> {
	await page.addInitScript(() => {
		Object.defineProperty(UserActivation.prototype, 'hasBeenActive', { get: () => false });
	});
}
