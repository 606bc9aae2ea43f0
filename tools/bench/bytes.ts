import type { Browser } from 'playwright';
import type { ArmyIndex } from '../../src/engine/index.ts';
import type { Figure } from './figure.ts';
import { slowPhone } from './phone.ts';

declare global {
	interface Window {
		editorAt: number;
	}
}

/** What has been fetched, from nothing, when the first roster can be edited. */
export async function measureBytes(
	browser: Browser,
	url: string,
	{ system, army }: ArmyIndex,
	budget?: number
): Promise<readonly Figure[]> {
	const page = await slowPhone(browser);
	await page.addInitScript(watchEditor);
	await page.goto(url, { waitUntil: 'load' });
	// The page has come alive: from here on nothing is loaded twice.
	await page.locator('#svelte-announcer').waitFor({ state: 'attached' });
	await page.locator(`[href$="system=${system.id}"]`).click();
	await page.locator(`[href*="${encodeURIComponent(`${system.id}/${army.id}`)}&"]`).click();
	await page.waitForFunction(() => window.editorAt > 0);
	const { code, data } = await page.evaluate(readFetched);
	await page.context().close();
	return [
		{
			what: `bytes before a first roster can be edited (${system.id}, ${army.name})`,
			value: code / 1000,
			unit: 'kB',
			...(budget !== undefined && { budget })
		},
		{
			what: '  and the data: names of the armies, the system, the army',
			value: data / 1000,
			unit: 'kB'
		}
	];
}

/** Notes when there is something to tap in the editor. */
function watchEditor(): void {
	window.editorAt = 0;
	const looking = setInterval(() => {
		if (!document.querySelector('.editor main button')) return;
		clearInterval(looking);
		window.editorAt = performance.now();
	}, 2);
}

/** Bytes over the wire, headers included, of everything that had arrived by then. */
function readFetched(): { code: number; data: number } {
	const fetched = { code: 0, data: 0 };
	for (const type of ['navigation', 'resource']) {
		for (const entry of performance.getEntriesByType(type) as PerformanceResourceTiming[]) {
			if (entry.responseEnd > window.editorAt) continue;
			fetched[entry.name.endsWith('.json') ? 'data' : 'code'] += entry.transferSize;
		}
	}
	return fetched;
}
