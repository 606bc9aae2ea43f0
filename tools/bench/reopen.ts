import type { Browser, Page } from 'playwright';
import type { Roster } from '../../src/schema/index.ts';
import { median, type Figure } from './figure.ts';
import { openRoster, phone, slowDown, throttle } from './phone.ts';
import type { Sites } from './sites.ts';

/** What the page says when it can be used, followed by the milliseconds since it was asked for. */
const sign = 'usable ';
const entry = '.editor main button';
const listed = 'main li button';
const button = 'button';
const tries = 9;

/** How a page is visited. */
interface Visit {
	readonly what: string;
	/** It may take so many times as long as the bare page. */
	readonly most: number;
	readonly isOffline?: boolean;
	readonly prepare: (page: Page) => Promise<unknown>;
	/** Without the service worker nothing is there before it is asked for. */
	readonly isCold?: boolean;
}

const warm = (page: Page): Promise<unknown> => throttle(page, 4);
const visits: readonly Visit[] = [
	{ what: 'CPU ×4, online', most: 2.5, prepare: warm },
	{ what: 'CPU ×4, offline', most: 2.5, prepare: warm, isOffline: true },
	{ what: 'CPU ×4, cold cache, 1.6 Mbit/s', most: 3, prepare: slowDown, isCold: true }
];

/**
 * From the address of a roster until it can be edited. A bare page is loaded in turn with it, and so is a bare list of
 * SvelteKit, where it is asked for.
 */
export async function measureReopen(
	browser: Browser,
	sites: Sites,
	roster: Roster,
	withList = false
): Promise<readonly Figure[]> {
	const figures: Figure[] = [];
	for (const visit of visits) {
		figures.push(...(await measureVisit(browser, sites, roster, visit, withList)));
	}
	return figures;
}

/** A page that is loaded again and again. */
interface Subject {
	readonly page: Page;
	readonly url: string;
	readonly times: number[];
}

async function measureVisit(
	browser: Browser,
	sites: Sites,
	roster: Roster,
	visit: Visit,
	withList: boolean
): Promise<readonly Figure[]> {
	const { what, most, prepare } = visit;
	const own = await opened(browser, visit, entry, (page) => openRoster(page, sites.app, roster));
	const list = withList
		? await opened(browser, visit, listed, (page) => visited(page, sites.list))
		: undefined;
	const bare = await barePage(browser, sites.bare, prepare);
	for (let at = 0; at < tries; at++) {
		await timeAndRest(own);
		if (list) await timeAndRest(list);
		bare.times.push(await timeTo(bare));
	}
	for (const subject of [own, list, bare]) await subject?.page.context().close();
	const control = {
		unit: 'ms',
		budget: most * median(bare.times),
		bare: median(bare.times)
	} as const;
	const units = `${roster.units.length} units (${roster.system})`;
	return [
		{
			what: `reopen ${units} until editable, ${what} (${most} × bare)`,
			value: median(own.times),
			...control
		},
		...(list ? [{ what: '  a bare list of SvelteKit', value: median(list.times), ...control }] : [])
	];
}

/** A page that was here before, as this kind of visit has it. */
async function opened(
	browser: Browser,
	{ prepare, isOffline = false, isCold = false }: Visit,
	selector: string,
	open: (page: Page) => Promise<string>
): Promise<Subject> {
	const context = await browser.newContext({
		...phone,
		serviceWorkers: isCold ? 'block' : 'allow'
	});
	const page = await context.newPage();
	const url = await open(page);
	if (!isCold) await untilStored(page);
	// What follows the list is fetched.
	await page.waitForTimeout(3000);
	await page.addInitScript(watchFor, { selector, sign });
	await prepare(page);
	await context.setOffline(isOffline);
	return { page, url, times: [] };
}

async function visited(page: Page, url: string): Promise<string> {
	await page.goto(url);
	return url;
}

async function barePage(
	browser: Browser,
	url: string,
	prepare: Visit['prepare']
): Promise<Subject> {
	const page = await (await browser.newContext(phone)).newPage();
	await page.addInitScript(watchFor, { selector: button, sign });
	await prepare(page);
	return { page, url, times: [] };
}

/** The service worker has stored the app. */
async function untilStored(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
}

/** What a page does once it is at rest is not to run beside the next; the bare page does nothing. */
async function timeAndRest(subject: Subject): Promise<void> {
	subject.times.push(await timeTo(subject));
	await subject.page.waitForTimeout(2500);
}

/** Listens only: to ask a page that opens is to run a script in it, which it waits for. */
async function timeTo({ page, url }: Subject): Promise<number> {
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
