import type { Browser } from 'playwright';
import { median, quantile, type Figure } from './figure.ts';
import { openRoster, phone, throttle } from './phone.ts';
import { bigRoster } from './rosters.ts';

declare global {
	interface Window {
		storedAt: number;
	}
}

/** From a tap until the database has the edit for good. */
export async function measureStored(browser: Browser, url: string): Promise<readonly Figure[]> {
	const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
	const page = await context.newPage();
	await page.addInitScript(watchStored);
	await openRoster(page, url, bigRoster);
	// What stores is fetched after the first edit could be made.
	await page.waitForTimeout(2000);
	await throttle(page, 4);
	const times: number[] = [];
	for (let at = 0; at < 50; at++) {
		times.push(await page.evaluate(timeStored));
		await page.waitForTimeout(60);
	}
	await context.close();
	const what = 'edit stored after the tap, CPU ×4, 60 units';
	return [
		{ what: `${what}, median`, value: median(times), unit: 'ms', budget: 100 },
		{ what: '  90th percentile', value: quantile(times, 0.9), unit: 'ms', budget: 100 },
		{ what: '  the most of 50', value: Math.max(...times), unit: 'ms' }
	];
}

/** Notes when the database has taken a roster. */
function watchStored(): void {
	const open: Pick<IDBDatabase, 'transaction'> = IDBDatabase.prototype;
	open.transaction = new Proxy(open.transaction, {
		apply(transaction, database, given) {
			const made = Reflect.apply(transaction, database, given) as IDBTransaction;
			if (made.mode === 'readwrite' && made.objectStoreNames.contains('rosters')) {
				made.addEventListener('complete', () => (window.storedAt = performance.now()));
			}
			return made;
		}
	});
}

async function timeStored(): Promise<number> {
	window.storedAt = 0;
	const began = performance.now();
	document.querySelector<HTMLElement>('[aria-label^="Add one"]')?.click();
	while (window.storedAt === 0) await new Promise((resolve) => setTimeout(resolve, 1));
	return window.storedAt - began;
}
