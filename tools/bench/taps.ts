import type { Browser, Page } from 'playwright';
import type { Roster } from '../../src/schema/index.ts';
import { median, quantile, type Figure } from './figure.ts';
import { openRoster, phone, throttle } from './phone.ts';
import { bigRoster, longRoster } from './rosters.ts';
import type { Sites } from './sites.ts';

interface Tap {
	readonly script: number;
	readonly painted: number;
}

declare global {
	interface Window {
		taps: Tap[];
		sheetAt: number;
	}
}

const taps = 30;

/** Adding and taking away in turn, each with a tap on the bare page between. */
export async function measureTaps(browser: Browser, sites: Sites): Promise<readonly Figure[]> {
	const page = await rosterPage(browser, sites.app, bigRoster);
	const bare = await (await browser.newContext(phone)).newPage();
	await bare.goto(sites.bare);
	await throttle(bare, 4);
	await bare.evaluate(watchTaps);
	const add = page.getByRole('button', { name: /^Add one/ }).first();
	const remove = page.getByRole('button', { name: /^Remove one/ }).first();
	// A tap each 60 ms, so that each is painted and stored by itself.
	for (let at = 0; at < taps; at++) {
		for (const button of [add, remove, bare.getByRole('button')]) {
			await button.click();
			await page.waitForTimeout(60);
		}
	}
	const own = await page.evaluate(() => window.taps);
	const control = await bare.evaluate(() => window.taps);
	await bare.context().close();
	const others = await measureSheets(page);
	await page.context().close();
	const what = 'tap + → painted total, CPU ×4, 60 units';
	const row = (name: string, part: keyof Tap, share: number, budget: number): Figure => ({
		what: name,
		value: quantile(
			own.map((tap) => tap[part]),
			share
		),
		unit: 'ms',
		budget,
		bare: quantile(
			control.map((tap) => tap[part]),
			share
		)
	});
	return [
		row(`${what}, median`, 'painted', 0.5, 40),
		row('  90th percentile', 'painted', 0.9, 50),
		row('  script, median', 'script', 0.5, 4),
		...others
	];
}

/** A sheet that opens over the list: from the tap to its first frame. */
async function measureSheets(page: Page): Promise<readonly Figure[]> {
	const openers = {
		'a unit': page.locator('main button.entry').first(),
		'the agreed size': page.getByRole('button', { name: /^Change agreed size/ })
	};
	const figures: Figure[] = [];
	for (const [name, opener] of Object.entries(openers)) {
		if ((await opener.count()) === 0) continue;
		const times: number[] = [];
		for (let at = 0; at < 7; at++) {
			await page.evaluate(watchSheet);
			await opener.click();
			await page.waitForFunction(() => window.sheetAt > 0);
			times.push(await page.evaluate(() => window.sheetAt));
			await page.keyboard.press('Escape');
			await page.locator('dialog').waitFor({ state: 'detached' });
		}
		figures.push({
			what: `tap → the sheet of ${name} painted, CPU ×4, 60 units, median`,
			value: median(times),
			unit: 'ms',
			budget: 100
		});
	}
	return figures;
}

/** A list of two hundred units: a tap in it, and the longest frame while it is scrolled from end to end. */
export async function measureLong(browser: Browser, sites: Sites): Promise<readonly Figure[]> {
	const page = await rosterPage(browser, sites.app, longRoster);
	const frames = await page.evaluate(scrollThrough);
	await page.context().close();
	const what = `scrolling ${longRoster.units.length} units (${longRoster.system}), CPU ×4`;
	return [
		{
			what: `${what}: frame, 95th percentile`,
			value: quantile(frames, 0.95),
			unit: 'ms',
			budget: 50
		},
		{ what: '  the longest frame', value: Math.max(...frames), unit: 'ms' }
	];
}

async function rosterPage(browser: Browser, url: string, roster: Roster): Promise<Page> {
	const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
	const page = await context.newPage();
	await openRoster(page, url, roster);
	// What is a tap away is fetched after the list can be edited.
	await page.waitForTimeout(3000);
	await throttle(page, 4);
	await page.evaluate(watchTaps);
	return page;
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

/** Times the next tap until a sheet is there and one frame with it is painted. */
function watchSheet(): void {
	window.sheetAt = 0;
	addEventListener(
		'click',
		(event) => {
			const watch = new MutationObserver(() => {
				if (!document.querySelector('dialog[open]')) return;
				watch.disconnect();
				requestAnimationFrame(() =>
					setTimeout(() => (window.sheetAt = performance.now() - event.timeStamp))
				);
			});
			watch.observe(document.body, { subtree: true, childList: true, attributes: true });
		},
		{ capture: true, once: true }
	);
}

/** Scrolls as a thumb does, a good part of the screen each frame, and returns how long each frame took. */
async function scrollThrough(): Promise<readonly number[]> {
	const frames: number[] = [];
	let last = await new Promise(requestAnimationFrame);
	for (let before = -1; scrollY > before;) {
		before = scrollY;
		scrollBy({ top: 120, behavior: 'instant' });
		const now = await new Promise(requestAnimationFrame);
		frames.push(now - last);
		last = now;
	}
	return frames;
}
