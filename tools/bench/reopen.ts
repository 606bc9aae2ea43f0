import type { Browser, Page } from 'playwright';
import type { Roster } from '../../src/schema/index.ts';
import { median, type Figure } from './figure.ts';
import { openRoster, phone, throttle } from './phone.ts';
import type { Sites } from './sites.ts';

/** What the page says when something is shown: this, what it is, and the milliseconds since it was asked for. */
const sign = 'shown ';
const total = 'footer strong';
const entry = '.editor main button';

/**
 * From the address of a roster to its total on the screen, and to what it is edited by; the bare page is
 * loaded in turn with it.
 */
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
	// What follows the list is fetched, and the service worker stores the app.
	await page.waitForTimeout(3000);
	await page.addInitScript(watchShown, { selectors: [total, entry], sign });
	await throttle(page, 4);
	const control = await (await browser.newContext(phone)).newPage();
	await control.addInitScript(watchShown, { selectors: ['button'], sign });
	await throttle(control, 4);
	const figures: Figure[] = [];
	for (const isOffline of [false, true]) {
		await context.setOffline(isOffline);
		const times: number[] = [];
		const editable: number[] = [];
		const bare: number[] = [];
		for (let at = 0; at < 7; at++) {
			const [shown = NaN, open = NaN] = await timesTo(page, address, [total, entry]);
			times.push(shown);
			editable.push(open);
			bare.push(...(await timesTo(control, sites.bare, ['button'])));
		}
		const where = `CPU ×4, ${isOffline ? 'offline' : 'online'}, median`;
		figures.push(
			{
				what: `reopen ${roster.units.length} units (${roster.system}), ${where}`,
				value: median(times),
				unit: 'ms',
				budget: 250,
				bare: median(bare)
			},
			{ what: '  until it can be edited', value: median(editable), unit: 'ms' }
		);
	}
	await context.close();
	await control.context().close();
	return figures;
}

/** Listens only: to ask a page that opens is to run a script in it, which it waits for. */
async function timesTo(
	page: Page,
	url: string,
	what: readonly string[]
): Promise<readonly number[]> {
	const said = what.map((selector) =>
		page.waitForEvent('console', (message) => message.text().startsWith(sign + selector))
	);
	await page.goto(url);
	const messages = await Promise.all(said);
	return messages.map((message) => Number(message.text().split(' ').at(-1)));
}

/** Says when each is on the screen. (No named function inside: the page lacks the loader's helpers.) */
function watchShown({ selectors, sign }: { selectors: readonly string[]; sign: string }): void {
	for (const selector of selectors) {
		const looking = setInterval(() => {
			if (!document.querySelector(selector)) return;
			clearInterval(looking);
			requestAnimationFrame(() =>
				setTimeout(() => console.log(`${sign}${selector} ${performance.now()}`))
			);
		}, 2);
	}
}
