import type { Page } from '@playwright/test';

/** Lets nobody write a roster, as a tab does that writes for long. @returns what ends it */
export async function keepBusy(page: Page): Promise<() => Promise<void>> {
	await page.evaluate(
		() =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('muster');
				opening.onerror = () => reject(opening.error ?? new Error('not opened'));
				opening.onsuccess = () => {
					const writing = opening.result.transaction('rosters', 'readwrite');
					const again = (): void => {
						resolve();
						if (document.title !== 'free') writing.objectStore('rosters').count().onsuccess = again;
					};
					document.title = 'busy';
					writing.oncomplete = () => opening.result.close();
					again();
				};
			})
	);
	return () => page.evaluate(() => void (document.title = 'free'));
}
