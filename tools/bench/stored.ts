import type { Browser, Page } from 'playwright';
import { median, quantile, type Figure } from './figure.ts';
import { openRoster, phone, throttle } from './phone.ts';
import { bigRoster } from './rosters.ts';

declare global {
	interface Window {
		/** When each row was first seen in waiting, in milliseconds since 1970. */
		seen: number[];
	}
}

const taps = 60;
/** Milliseconds between two taps of a hurried finger: the least, and how much more at most. */
const pace = [30, 50] as const;

/** From a tap until the database has the edit for good, as another page sees it. */
export async function measureStored(browser: Browser, url: string): Promise<readonly Figure[]> {
	return [...(await storedAt(browser, url, 1)), ...(await storedAt(browser, url, 4))];
}

async function storedAt(browser: Browser, url: string, rate: number): Promise<readonly Figure[]> {
	const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
	const page = await context.newPage();
	await openRoster(page, url, bigRoster);
	await page.waitForTimeout(2000);
	const watcher = await context.newPage();
	await watcher.goto(`${url}robots.txt`);
	await watcher.evaluate(watchWaiting);
	await page.bringToFront();
	await throttle(page, rate);
	const sent = await tap(page);
	await watcher.waitForFunction((many) => window.seen.length >= many, taps);
	const seen = await watcher.evaluate(() => window.seen);
	await context.close();
	const times = sent.map((at, nth) => (seen[nth] ?? Number.NaN) - at);
	return [
		{
			what: `tap → stored, CPU ×${rate}, 60 units, rapid taps, median`,
			value: median(times),
			unit: 'ms'
		},
		{ what: '  95th percentile', value: quantile(times, 0.95), unit: 'ms', budget: 100 },
		{ what: `  the most of ${taps}`, value: Math.max(...times), unit: 'ms' }
	];
}

/** Taps one + after another without waiting for anything. @returns when each tap was sent */
async function tap(page: Page): Promise<readonly number[]> {
	const session = await page.context().newCDPSession(page);
	const button = page.getByRole('button', { name: /^Add one/ }).first();
	await button.scrollIntoViewIfNeeded();
	const box = await button.boundingBox();
	if (!box) throw new Error('There is nothing to tap');
	const touch = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left' } as const;
	const sent: number[] = [];
	for (let nth = 0; nth < taps; nth++) {
		sent.push(performance.timeOrigin + performance.now());
		for (const type of ['mousePressed', 'mouseReleased'] as const)
			session.send('Input.dispatchMouseEvent', { ...touch, type, clickCount: 1 }).catch(() => 0);
		await page.waitForTimeout(pace[0] + ((nth * 17) % pace[1]));
	}
	return sent;
}

/** Looks again and again which row came last, and notes when each was first there. */
async function watchWaiting(): Promise<void> {
	window.seen = [];
	const database = await new Promise<IDBDatabase>((resolve, reject) => {
		const opening = indexedDB.open('muster-waiting');
		opening.onsuccess = () => resolve(opening.result);
		opening.onerror = () => reject(new Error('not opened'));
	});
	const known = new Set<string>();
	const keys = database.transaction('rows').objectStore('rows').getAllKeys();
	// What was there before is not of these taps.
	await new Promise((resolve) => (keys.onsuccess = resolve));
	for (const key of keys.result.map(String)) known.add(key);
	setInterval(() => {
		const asking = database.transaction('rows').objectStore('rows').getAllKeys();
		asking.onsuccess = () => {
			for (const key of asking.result.map(String)) {
				if (known.has(key)) continue;
				known.add(key);
				window.seen.push(performance.timeOrigin + performance.now());
			}
		};
	}, 4);
}
