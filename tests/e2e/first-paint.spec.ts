import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openPage } from './pages/open-page.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';

declare global {
	interface Window {
		/** Whether the welcome was to be seen before any code ran. */
		welcomed?: string | undefined;
	}
}

/** Milliseconds from the start of a visit. */
interface Times {
	readonly painted: number;
	readonly largest: number;
	readonly asked: number;
}

test('a first visit paints all of home before it asks for code', async ({ page, home }) => {
	await page.addInitScript(noteWelcome);
	await home.open();
	expect(await page.evaluate(() => window.welcomed)).toBe('visible');
	const { painted, largest, asked } = await timesOf(page);
	expect(largest).toBe(painted);
	expect(asked).toBeGreaterThanOrEqual(painted);
});

for (const path of ['about/', 'new/?system=warmaster', 'verify/']) {
	test(`a first visit to ${path} is painted before it asks for code`, async ({ page }) => {
		await openPage(page, path);
		const { painted, asked } = await timesOf(page);
		expect(asked).toBeGreaterThanOrEqual(painted);
	});
}

test('who has rosters is not welcomed, and waits for no paint', async ({ page, home, stored }) => {
	await page.addInitScript(noteWelcome);
	await stored.seed([aRow(aFullEmpire())]);
	await home.open();
	await expect(home.rosters).toHaveCount(1);
	await page.reload();
	await expect(home.rosters).toHaveCount(1);
	expect(await page.evaluate(() => window.welcomed)).toBe('hidden');
	const { painted, asked } = await timesOf(page);
	expect(asked).toBeLessThan(painted);
});

test('a roster that is opened again asks for its army beside the code', async ({
	page,
	editor,
	stored
}) => {
	await stored.seed([aRow(aFullEmpire())]);
	await editor.open(idOf(1));
	await expect(editor.total).toBeVisible();
	await page.reload();
	await expect(editor.total).toBeVisible();
	const initiators = await page.evaluate(() =>
		performance
			.getEntriesByType('resource')
			.filter(({ name }) => name.endsWith('.json'))
			.map((entry) => (entry as PerformanceResourceTiming).initiatorType)
	);
	// The page itself, and not its code.
	expect(new Set(initiators)).toEqual(new Set(['link']));
});

test('a browser that says nothing of its paints starts as well', async ({ page, home }) => {
	await page.addInitScript(() => {
		PerformanceObserver.prototype.observe = () => undefined;
	});
	await home.open();
	await expect(page.getByRole('link', { name: 'Help' })).toBeVisible();
});

function noteWelcome(): void {
	document.addEventListener('DOMContentLoaded', () => {
		const games = document.querySelector('.games');
		if (games) window.welcomed = getComputedStyle(games).visibility;
	});
}

/** When home was painted, first and with its largest text, and when its code was asked for. */
function timesOf(page: Page): Promise<Times> {
	return page.evaluate(async () => {
		const largest = await new Promise<number>((resolve) => {
			new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
				type: 'largest-contentful-paint',
				buffered: true
			});
		});
		const [paint] = performance.getEntriesByName('first-contentful-paint');
		const code = performance
			.getEntriesByType('resource')
			.filter(({ name }) => name.endsWith('.js'));
		return {
			painted: paint?.startTime ?? 0,
			largest,
			asked: Math.min(...code.map(({ startTime }) => startTime))
		};
	});
}
