import type { Browser } from 'playwright';
import type { Roster } from '../../src/schema/index.ts';
import { median, type Figure } from './figure.ts';
import { openRoster, phone, throttle } from './phone.ts';
import type { Sites } from './sites.ts';

declare global {
	interface Window {
		totalAt: number;
	}
}

/** Milliseconds after which a page is looked at first. */
const patience = 900;

/** From the address of a roster to its total on the screen, the bare page loaded in turn with it. */
export async function measureReopen(
	browser: Browser,
	sites: Sites,
	roster: Roster
): Promise<readonly Figure[]> {
	const context = await browser.newContext(phone);
	const page = await context.newPage();
	const address = await openRoster(page, sites.app, roster);
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	await page.addInitScript(watchShown, 'footer strong');
	await throttle(page, 4);
	const control = await (await browser.newContext(phone)).newPage();
	await control.addInitScript(watchShown, 'button');
	await throttle(control, 4);
	const figures: Figure[] = [];
	for (const isOffline of [false, true]) {
		await context.setOffline(isOffline);
		const times: number[] = [];
		const bare: number[] = [];
		for (let at = 0; at < 9; at++) {
			for (const [shown, url, into] of [
				[page, address, times],
				[control, sites.bare, bare]
			] as const) {
				await shown.goto(url, { waitUntil: 'commit' });
				// What watches a page from outside is a script in it, and keeps it busy: so it comes afterwards.
				await shown.waitForTimeout(patience);
				await shown.waitForFunction(() => window.totalAt > 0);
				into.push(await shown.evaluate(() => window.totalAt));
			}
		}
		figures.push({
			what: `reopen ${roster.name} (${roster.system}), CPU ×4, ${isOffline ? 'offline' : 'online'}, median`,
			value: median(times),
			unit: 'ms',
			budget: 250,
			bare: median(bare)
		});
	}
	await control.context().close();
	await context.close();
	return figures;
}

/** Notes when something is on the screen. (No named function inside: the page lacks the loader's helpers.) */
function watchShown(selector: string): void {
	window.totalAt = 0;
	const looking = setInterval(() => {
		if (!document.querySelector(selector)) return;
		clearInterval(looking);
		requestAnimationFrame(() => setTimeout(() => (window.totalAt = performance.now())));
	}, 2);
}
