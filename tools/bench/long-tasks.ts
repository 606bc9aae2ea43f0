import type { Page } from 'playwright';

declare global {
	interface Window {
		/** The long tasks so far, those that no observer was told of yet included. */
		longTasks: () => readonly PerformanceEntry[];
	}
}

/** Runs in the page: notes its tasks of more than fifty milliseconds from now on. */
export function watchTasks(): void {
	const tasks: PerformanceEntry[] = [];
	const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
	observer.observe({ type: 'longtask' });
	window.longTasks = () => {
		tasks.push(...observer.takeRecords());
		return tasks;
	};
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
				...window
					.longTasks()
					.filter(({ startTime }) => startTime >= from && startTime < until)
					.map(({ duration }) => duration)
			),
		[from, until] as const
	);
}
