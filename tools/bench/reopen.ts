import type { Browser, Page } from 'playwright';
import type { Roster } from '../../src/schema/index.ts';
import { median, type Figure } from './figure.ts';
import { openRoster, phone, throttle } from './phone.ts';
import type { Sites } from './sites.ts';

/** What the page says when it shows what is waited for, before the milliseconds since it was asked for. */
const sign = 'shown after ';

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
	await page.addInitScript(watchShown, { selector: 'footer strong', sign });
	await throttle(page, 4);
	const control = await (await browser.newContext(phone)).newPage();
	await control.addInitScript(watchShown, { selector: 'button', sign });
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
				into.push(await timeTo(shown, url));
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

/** Listens only: to ask a page that opens is to run a script in it, which it waits for. */
async function timeTo(page: Page, url: string): Promise<number> {
	const said = page.waitForEvent('console', (message) => message.text().startsWith(sign));
	await page.goto(url);
	return Number((await said).text().slice(sign.length));
}

/** Says when something is on the screen. (No named function inside: the page lacks the loader's helpers.) */
function watchShown({ selector, sign }: { selector: string; sign: string }): void {
	const looking = setInterval(() => {
		if (!document.querySelector(selector)) return;
		clearInterval(looking);
		requestAnimationFrame(() => setTimeout(() => console.log(`${sign}${performance.now()}`)));
	}, 2);
}
