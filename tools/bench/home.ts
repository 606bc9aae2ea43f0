import type { Browser, Page } from 'playwright';
import { median, type Figure } from './figure.ts';
import { openRoster, phone, throttle } from './phone.ts';
import { bigRoster } from './rosters.ts';

declare global {
	interface Window {
		firstRowAt: number;
	}
}

const tries = 5;
/** The first rows are to be there by then, however many rosters there are. */
const budget = 1000;

/** From the address of home to the first row of a roster, with few and with very many of them. */
export async function measureHome(browser: Browser, url: string): Promise<readonly Figure[]> {
	const figures: Figure[] = [];
	for (const many of [50, 500, 5000]) figures.push(await homeOf(browser, url, many));
	return figures;
}

async function homeOf(browser: Browser, url: string, many: number): Promise<Figure> {
	const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
	const page = await context.newPage();
	await openRoster(page, url, bigRoster);
	await store(page, many);
	await throttle(page, 4);
	await page.addInitScript(watchRow);
	const times: number[] = [];
	for (let nth = 0; nth < tries; nth++) {
		await page.goto(url);
		await page.waitForFunction(() => window.firstRowAt > 0);
		times.push(await page.evaluate(() => window.firstRowAt));
		await page.waitForTimeout(500);
	}
	await context.close();
	const what = `home with ${many} rosters to its first row, CPU ×4`;
	return { what, value: median(times), unit: 'ms', budget };
}

/** Makes rosters of sixty units behind the app's back; it is not asked to store so many. */
async function store(page: Page, many: number): Promise<void> {
	await page.goto(new URL('robots.txt', page.url()).href);
	await page.evaluate(
		async ([roster, count]) => {
			const opening = indexedDB.open('muster');
			await new Promise((resolve) => (opening.onsuccess = resolve));
			const writing = opening.result.transaction('rosters', 'readwrite');
			for (let nth = 0; nth < count; nth++) {
				const id = `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
				const row = { id, updatedAt: 1e12 + nth, roster: { ...roster, id } };
				writing.objectStore('rosters').put(row);
			}
			await new Promise((resolve) => (writing.oncomplete = resolve));
			opening.result.close();
		},
		[bigRoster, many] as const
	);
}

function watchRow(): void {
	window.firstRowAt = 0;
	const looking = setInterval(() => {
		if (!document.querySelector('li a[href*="roster/?id="]')) return;
		clearInterval(looking);
		window.firstRowAt = performance.now();
	}, 4);
}
