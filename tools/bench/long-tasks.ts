import type { Page } from 'playwright';

declare global {
	interface Window {
		longTasks: { readonly start: number; readonly duration: number }[];
	}
}

/** Runs in the page: notes its tasks of more than fifty milliseconds from now on. */
export function watchTasks(): void {
	window.longTasks = [];
	new PerformanceObserver((list) => {
		for (const { startTime, duration } of list.getEntries())
			window.longTasks.push({ start: startTime, duration });
	}).observe({ type: 'longtask' });
}

/** Milliseconds by the page's clock. */
export function pageTime(page: Page): Promise<number> {
	return page.evaluate(() => performance.now());
}

/**
 * Milliseconds of the longest task that began at these times by the page's clock; nought where none was longer than
 * fifty.
 */
export function longestTask(page: Page, from = 0, until = Infinity): Promise<number> {
	return page.evaluate(
		([from, until]) =>
			Math.max(
				0,
				...window.longTasks
					.filter(({ start }) => start >= from && start < until)
					.map(({ duration }) => duration)
			),
		[from, until] as const
	);
}
