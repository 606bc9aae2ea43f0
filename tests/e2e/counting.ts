import type { CDPSession, Page, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';

/** What a page takes until it can be used, or until it rests. */
export interface Weight {
	readonly scripts: number;
	/** Kilobytes of files as a host of compressed ones sends them, data of games among them. */
	readonly kilobytes: number;
}

/** What one tap does. */
export interface Tapped {
	/** Nodes that came, went or changed. */
	readonly nodes: number;
	readonly layouts: number;
	readonly styles: number;
	/** Rows written to the databases, until all is stored. */
	readonly rows: number;
}

/**
 * Keeps apart what a page asks for at once and what it asks for when it rests, which is 200 ms after it has loaded at
 * the earliest: nothing late comes.
 */
export function withoutRest(): void {
	const later = window.setTimeout.bind(window);
	Object.assign(window, {
		setTimeout: (run: () => void, wait = 0) => (wait >= 200 ? 0 : later(run, wait)),
		requestIdleCallback: () => 0
	});
}

/** Notes what had been fetched when an element came, at that very moment. */
export function noteFetched(ready: string): void {
	const watch = new MutationObserver(() => {
		if (!document.querySelector(ready)) return;
		watch.disconnect();
		const entries = ['navigation', 'resource'].flatMap((type) =>
			performance.getEntriesByType(type)
		);
		window.fetchedFirst = entries.map(({ name }) => name);
	});
	watch.observe(document, { childList: true, subtree: true });
}

/** Weighs what a page has fetched. */
export class Scales {
	readonly #answers = new Map<string, Response>();
	#last = performance.now();

	constructor(page: Page) {
		page.on('response', (answer) => {
			this.#last = performance.now();
			this.#answers.set(answer.url(), answer);
		});
	}

	/** Everything so far, or what has these addresses. */
	async weigh(addresses: readonly string[] = [...this.#answers.keys()]): Promise<Weight> {
		const answers = addresses.flatMap((address) => this.#answers.get(address) ?? []);
		const bytes = await Promise.all(answers.map(bytesOf));
		return {
			scripts: answers.filter((answer) => answer.request().resourceType() === 'script').length,
			kilobytes: Math.round(bytes.reduce((sum, own) => sum + own, 0) / 100) / 10
		};
	}

	/** Until the page has asked for nothing for so many seconds. */
	async rest(page: Page, seconds: number): Promise<void> {
		while (performance.now() - this.#last < seconds * 1000)
			await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
	}
}

/** Of what a page lets go of while it is fetched, none. */
async function bytesOf(answer: Response): Promise<number> {
	return answer.body().then(
		(body) => gzipSync(body).length,
		() => 0
	);
}

export async function nodesIn(page: Page): Promise<number> {
	return page.evaluate(() => document.querySelectorAll('*').length);
}

/** Counts what a tap on a button does, from the tap until its edit is stored. */
export async function countTap(page: Page, button: RegExp): Promise<Tapped> {
	const session = await page.context().newCDPSession(page);
	await session.send('Performance.enable');
	await page.evaluate(watch);
	const before = await metricsOf(session);
	await page.getByRole('button', { name: button }).first().click();
	await page.evaluate(
		() =>
			new Promise((resolve) =>
				requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
			)
	);
	const after = await metricsOf(session);
	const nodes = await page.evaluate(() => window.counted?.nodes ?? 0);
	await page.waitForFunction(() => {
		const { counted } = window;
		return counted !== undefined && counted.rows > 0 && performance.now() - counted.last > 1500;
	});
	const rows = await page.evaluate(() => window.counted?.rows ?? 0);
	return {
		nodes,
		rows,
		layouts: after.layouts - before.layouts,
		styles: after.styles - before.styles
	};
}

declare global {
	interface Window {
		/** What had been fetched when the screen could be used. */
		fetchedFirst?: readonly string[];
		/** What has happened since the page is watched, and when a row was last written. */
		counted?: { nodes: number; rows: number; last: number };
	}
}

function watch(): void {
	const counted = { nodes: 0, rows: 0, last: performance.now() };
	window.counted = counted;
	new MutationObserver((records) => {
		for (const { type, addedNodes, removedNodes } of records)
			counted.nodes += type === 'childList' ? addedNodes.length + removedNodes.length : 1;
	}).observe(document.body, {
		subtree: true,
		childList: true,
		characterData: true,
		attributes: true
	});
	const table = IDBObjectStore.prototype;
	for (const verb of ['put', 'add', 'delete'] as const) {
		const write = table[verb] as (...given: readonly unknown[]) => IDBRequest;
		Object.assign(table, {
			[verb]: function (this: IDBObjectStore, ...given: readonly unknown[]) {
				counted.rows += 1;
				counted.last = performance.now();
				return write.apply(this, [...given]);
			}
		});
	}
}

async function metricsOf(
	session: CDPSession
): Promise<{ readonly layouts: number; readonly styles: number }> {
	const { metrics } = await session.send('Performance.getMetrics');
	const valueOf = (name: string): number =>
		metrics.find((metric) => metric.name === name)?.value ?? 0;
	return { layouts: valueOf('LayoutCount'), styles: valueOf('RecalcStyleCount') };
}
