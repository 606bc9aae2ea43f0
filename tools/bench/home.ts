import type { Browser, Page } from 'playwright';
import { median, type Figure } from './figure.ts';
import { longestTask, watchTasks } from './long-tasks.ts';
import { openRoster, phone, throttle } from './phone.ts';
import { bigRoster } from './rosters.ts';

declare global {
	interface Window {
		firstRowAt: number;
	}
}

const tries = 5;
/** The first rows are to be there by then, however many rosters there are. */
const budget = 700;
/** So many are searched. */
const veryMany = 5000;

/** From the address of home to the first row of a roster, with few and with very many of them. */
export async function measureHome(browser: Browser, url: string): Promise<readonly Figure[]> {
	const figures: Figure[] = [];
	for (const many of [50, 500, veryMany]) figures.push(...(await homeOf(browser, url, many)));
	return figures;
}

async function homeOf(browser: Browser, url: string, many: number): Promise<readonly Figure[]> {
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
	const what = `home with ${many} rosters to its first row, CPU ×4`;
	const first: Figure = { what, value: median(times), unit: 'ms', budget };
	const figures = many === veryMany ? [first, ...(await searchOf(page, many))] : [first];
	await context.close();
	return figures;
}

/** From the last letter of a word to the row that it finds, once whoever looks for one has come to the field. */
async function searchOf(page: Page, many: number): Promise<readonly Figure[]> {
	const field = page.getByRole('searchbox');
	await page.evaluate(watchTasks);
	await field.focus();
	await page.waitForTimeout(15_000);
	const times: number[] = [];
	for (let nth = 0; nth < tries; nth++) {
		await field.fill('units 17');
		const name = `${bigRoster.name} ${1730 + nth}`;
		await page.waitForTimeout(1000);
		const found = page.evaluate(untilFound, name);
		await field.fill(`units ${1730 + nth}`);
		times.push(await found);
	}
	const what = `search among ${many} rosters, CPU ×4`;
	return [
		{ what: `${what}: letter → row`, value: median(times), unit: 'ms', budget: 200 },
		{ what: '  the longest task', value: await longestTask(page), unit: 'ms', budget: 100 }
	];
}

/** Milliseconds from the next input to the row of this name on the screen. */
function untilFound(name: string): Promise<number> {
	return new Promise((resolve) => {
		// No function here has a name: the bundler would call a helper that the page does not have.
		document.addEventListener(
			'input',
			() => {
				const start = performance.now();
				const looking = setInterval(() => {
					const first = document.querySelector('li a[href*="roster/?id="]');
					if (first?.textContent.includes(name) !== true) return;
					clearInterval(looking);
					requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
				}, 4);
			},
			{ once: true, capture: true }
		);
	});
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
				const name = `${roster.name} ${nth}`;
				const row = { id, updatedAt: 1e12 + nth, roster: { ...roster, id, name } };
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
