import type { Page } from 'playwright';

declare global {
	interface Window {
		longest: number;
	}
}

/** Runs in the page: notes how long its longest task takes from now on. */
export function watchTasks(): void {
	window.longest = 0;
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries())
			window.longest = Math.max(window.longest, duration);
	}).observe({ type: 'longtask' });
}

/** Milliseconds of the longest task since; nought where none was longer than fifty. */
export function longestTask(page: Page): Promise<number> {
	return page.evaluate(() => window.longest);
}
