import type { Browser, BrowserContext, Page } from 'playwright';
import type { Roster } from '../../src/schema/index.ts';
import { median, type Figure } from './figure.ts';
import { openRoster, phone, slowDown, throttle } from './phone.ts';
import type { Sites } from './sites.ts';

/** What the page says when it can be used, followed by the milliseconds since it was asked for. */
const sign = 'usable ';
const entry = '.editor main button';
const button = 'button';
const tries = 9;
/** How many times as long as the bare page. */
const times = 2.5;

/** How a page is visited. */
interface Visit {
	readonly what: string;
	readonly isOffline?: boolean;
	readonly prepare: (page: Page) => Promise<unknown>;
	/** Without the service worker nothing is there before it is asked for. */
	readonly isCold?: boolean;
}

const warm = (page: Page): Promise<unknown> => throttle(page, 4);
const visits: readonly Visit[] = [
	{ what: 'CPU ×4, online', prepare: warm },
	{ what: 'CPU ×4, offline', prepare: warm, isOffline: true },
	{ what: 'CPU ×4, cold cache, 1.6 Mbit/s', prepare: slowDown, isCold: true }
];

/** From the address of a roster until it can be edited; the bare page is loaded in turn with it. */
export async function measureReopen(
	browser: Browser,
	sites: Sites,
	roster: Roster
): Promise<readonly Figure[]> {
	const figures: Figure[] = [];
	for (const visit of visits) figures.push(await measureVisit(browser, sites, roster, visit));
	return figures;
}

async function measureVisit(
	browser: Browser,
	sites: Sites,
	roster: Roster,
	{ what, prepare, isOffline = false, isCold = false }: Visit
): Promise<Figure> {
	const context = await browser.newContext({
		...phone,
		serviceWorkers: isCold ? 'block' : 'allow'
	});
	const page = await context.newPage();
	const address = await openRoster(page, sites.app, roster);
	if (!isCold) await untilStored(page);
	// What follows the list is fetched.
	await page.waitForTimeout(3000);
	await page.addInitScript(watchFor, { selector: entry, sign });
	await prepare(page);
	const control = await barePage(browser, prepare);
	await context.setOffline(isOffline);
	const own: number[] = [];
	const bare: number[] = [];
	for (let at = 0; at < tries; at++) {
		own.push(await timeTo(page, address));
		await rest(context);
		bare.push(await timeTo(control, sites.bare));
	}
	await context.close();
	await control.context().close();
	return {
		what: `reopen ${roster.units.length} units (${roster.system}) until editable, ${what} (${times} × bare)`,
		value: median(own),
		unit: 'ms',
		budget: times * median(bare),
		bare: median(bare)
	};
}

async function barePage(browser: Browser, prepare: Visit['prepare']): Promise<Page> {
	const page = await (await browser.newContext(phone)).newPage();
	await page.addInitScript(watchFor, { selector: button, sign });
	await prepare(page);
	return page;
}

/** The service worker has stored the app. */
async function untilStored(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
}

/** What the page does once it is at rest is not to run beside the other page. */
async function rest(context: BrowserContext): Promise<void> {
	await context.pages()[0]?.waitForTimeout(2500);
}

/** Listens only: to ask a page that opens is to run a script in it, which it waits for. */
async function timeTo(page: Page, url: string): Promise<number> {
	const said = page.waitForEvent('console', (message) => message.text().startsWith(sign));
	await page.goto(url);
	return Number((await said).text().slice(sign.length));
}

/** Says when it is on the screen. */
function watchFor({ selector, sign }: { selector: string; sign: string }): void {
	const looking = setInterval(() => {
		if (!document.querySelector(selector)) return;
		clearInterval(looking);
		requestAnimationFrame(() => setTimeout(() => console.log(`${sign}${performance.now()}`)));
	}, 2);
}
