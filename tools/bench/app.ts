import type { Browser, Page } from 'playwright';
import type { ArmyIndex } from '../../src/engine/index.ts';
import type { Roster } from '../../src/schema/index.ts';
import { milliseconds, quantile, type Figure } from './figure.ts';
import { openRoster, phone, throttle } from './phone.ts';
import {
	bigRoster,
	groupedRoster,
	index,
	largest,
	ninthAge,
	ninthAgeRoster,
	ranked,
	rankedRoster,
	sixthEdition,
	sixthEditionRoster
} from './rosters.ts';
import { measureStored } from './stored.ts';

interface Tap {
	readonly script: number;
	readonly painted: number;
}

declare global {
	interface Window {
		editorAt: number;
		taps: Tap[];
		totalAt: number;
		shift: number;
	}
}

/** Everything measured in the page, at a quarter of this machine's speed. */
export async function measureApp(browser: Browser, url: string): Promise<readonly Figure[]> {
	return [
		...(await measurePaints(browser, url)),
		...(await measureBytes(browser, url, index, '60 kB')),
		...(await measureBytes(browser, url, ranked, '–')),
		...(await measureBytes(browser, url, largest, '–')),
		...(await measureBytes(browser, url, ninthAge, '–')),
		...(await measureBytes(browser, url, sixthEdition, '–')),
		...(await measureTaps(browser, url)),
		...(await measureStored(browser, url)),
		...(await measureReopen(browser, url, bigRoster)),
		...(await measureReopen(browser, url, rankedRoster)),
		...(await measureReopen(browser, url, groupedRoster)),
		...(await measureReopen(browser, url, ninthAgeRoster)),
		...(await measureReopen(browser, url, sixthEditionRoster))
	];
}

/** Paints of the home screen on a slow connection, nothing stored yet. */
async function measurePaints(browser: Browser, url: string): Promise<readonly Figure[]> {
	const { page } = await slowPhone(browser);
	await page.addInitScript(watchShift);
	await page.goto(url, { waitUntil: 'networkidle' });
	const paints = await page.evaluate(readPaints);
	await page.context().close();
	const what = 'home, slow 4G, CPU ×4';
	return [
		{ what: `${what}: first paint`, measured: milliseconds(paints.first), budget: '900 ms' },
		{ what: `${what}: largest paint`, measured: milliseconds(paints.largest), budget: '1300 ms' },
		{ what: `${what}: layout shift`, measured: paints.shift.toFixed(3), budget: '0.010' }
	];
}

/** What has been fetched, from nothing, when the first roster can be edited. */
async function measureBytes(
	browser: Browser,
	url: string,
	{ system, army }: ArmyIndex,
	budget: string
): Promise<readonly Figure[]> {
	const { page } = await slowPhone(browser);
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
			measured: `${(code / 1000).toFixed(1)} kB`,
			budget
		},
		{
			what: '  and the data: names of the armies, the system, the army',
			measured: `${(data / 1000).toFixed(1)} kB`,
			budget: '–'
		}
	];
}

async function slowPhone(browser: Browser): Promise<{ page: Page }> {
	const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
	const page = await context.newPage();
	const session = await throttle(page, 4);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 150,
		downloadThroughput: (1.6e6 / 8) * 0.9,
		uploadThroughput: 750e3 / 8
	});
	return { page };
}

async function measureTaps(browser: Browser, url: string): Promise<readonly Figure[]> {
	const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
	const page = await context.newPage();
	await openRoster(page, url, bigRoster);
	await throttle(page, 4);
	await page.evaluate(watchTaps);
	const add = page.getByRole('button', { name: /^Add one/ }).first();
	const remove = page.getByRole('button', { name: /^Remove one/ }).first();
	// A tap each 60 ms, so that each is painted and stored by itself.
	for (let at = 0; at < 30; at++) {
		await add.click();
		await page.waitForTimeout(60);
		await remove.click();
		await page.waitForTimeout(60);
	}
	const taps = await page.evaluate(() => window.taps);
	const painted = taps.map((tap) => tap.painted);
	await context.close();
	return [
		{
			what: 'tap + → painted total, CPU ×4, 60 units, median',
			measured: milliseconds(quantile(painted, 0.5)),
			budget: '40 ms'
		},
		{ what: '  90th percentile', measured: milliseconds(quantile(painted, 0.9)), budget: '50 ms' },
		{
			what: '  script, median',
			measured: milliseconds(
				quantile(
					taps.map((tap) => tap.script),
					0.5
				)
			),
			budget: '4 ms'
		}
	];
}

async function measureReopen(
	browser: Browser,
	url: string,
	roster: Roster
): Promise<readonly Figure[]> {
	const context = await browser.newContext(phone);
	const page = await context.newPage();
	const address = await openRoster(page, url, roster);
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	await page.addInitScript(watchTotal);
	await throttle(page, 4);
	const figures: Figure[] = [];
	for (const isOffline of [false, true]) {
		await context.setOffline(isOffline);
		const times: number[] = [];
		for (let at = 0; at < 9; at++) {
			await page.goto(address);
			await page.waitForFunction(() => window.totalAt > 0);
			times.push(await page.evaluate(() => window.totalAt));
		}
		figures.push({
			what: `reopen ${roster.name} (${roster.system}), CPU ×4, ${isOffline ? 'offline' : 'online'}, median`,
			measured: milliseconds(quantile(times, 0.5)),
			budget: '250 ms'
		});
	}
	await context.close();
	return figures;
}

function watchShift(): void {
	window.shift = 0;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			if ('value' in entry && typeof entry.value === 'number') window.shift += entry.value;
		}
	}).observe({ type: 'layout-shift', buffered: true });
}

function readPaints(): Promise<{ first: number; largest: number; shift: number }> {
	return new Promise((resolve) => {
		new PerformanceObserver((list) =>
			resolve({
				first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
				largest: list.getEntries().at(-1)?.startTime ?? 0,
				shift: window.shift
			})
		).observe({ type: 'largest-contentful-paint', buffered: true });
	});
}

/** Times each tap: its script, Svelte's update included, and the moment after the next frame. */
function watchTaps(): void {
	window.taps = [];
	let began = 0;
	addEventListener('click', () => (began = performance.now()), true);
	addEventListener('click', (event) => {
		const script = performance.now() - began;
		const { port1, port2 } = new MessageChannel();
		port1.onmessage = () =>
			window.taps.push({ script, painted: performance.now() - event.timeStamp });
		requestAnimationFrame(() => port2.postMessage(undefined));
	});
}

/** Notes when the roster's total is on the screen. (No named function inside: the page lacks the loader's helpers.) */
function watchTotal(): void {
	window.totalAt = 0;
	const looking = setInterval(() => {
		if (!document.querySelector('footer strong')) return;
		clearInterval(looking);
		requestAnimationFrame(() => setTimeout(() => (window.totalAt = performance.now())));
	}, 2);
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
