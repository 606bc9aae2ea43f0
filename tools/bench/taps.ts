import type { Browser, Locator, Page } from 'playwright';
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
		dialogAt: number;
	}
}

const taps = 40;
/** Milliseconds that a tap may take longer than on the bare page: half a frame. */
const slack = 8;

/** Taps in a new roster and in one of sixty units, and the dialogs that open over the latter. */
export async function measureTaps(browser: Browser, sites: Sites): Promise<readonly Figure[]> {
	const bare = await barePage(browser, sites.bare);
	const fresh = await newRosterPage(browser, sites.app);
	const figures = [...(await measurePage(fresh, bare, 'a new roster'))];
	await fresh.context().close();
	const page = await rosterPage(browser, sites.app, bigRoster);
	figures.push(...(await measurePage(page, bare, '60 units')));
	figures.push(await measureWork(page, bare));
	figures.push(...(await measureDialogs(page)));
	await page.context().close();
	await bare.context().close();
	return figures;
}

/** Adding and taking away in turn, each with a tap on the bare page between. */
async function measurePage(page: Page, bare: Page, where: string): Promise<readonly Figure[]> {
	await bare.evaluate(watchTaps);
	const [add, remove] = buttonsOf(page);
	// A tap each 60 ms, so that each is painted and stored by itself.
	for (let at = 0; at < taps; at++) {
		for (const button of [at % 2 === 0 ? add : remove, bare.getByRole('button')]) {
			await button.click();
			await page.waitForTimeout(60);
		}
	}
	const own = await page.evaluate(() => window.taps);
	const control = await bare.evaluate(() => window.taps);
	const row = (what: string, part: keyof Tap, share: number, more?: number): Figure => {
		const [mine, theirs] = [own, control].map((all) =>
			quantile(
				all.map((tap) => tap[part]),
				share
			)
		) as [number, number];
		return {
			what,
			value: mine,
			unit: 'ms',
			...(more !== undefined && { budget: theirs + more }),
			bare: theirs
		};
	};
	const what = `tap + → painted total, CPU ×4, ${where}`;
	return [
		row(`${what}, median of ${taps} (bare + ${slack} ms)`, 'painted', 0.5, slack),
		row('  90th percentile', 'painted', 0.9),
		row('  script, median', 'script', 0.5)
	];
}

const buttonsOf = (page: Page): readonly [Locator, Locator] => [
	page.getByRole('button', { name: /^Add one/ }).first(),
	page.getByRole('button', { name: /^Remove one/ }).first()
];

/** Milliseconds after a tap by which the page has stored it and is at rest. */
const untilRest = 1500;

/** What the main thread does from a tap until the page is at rest again, the bare page in turn with it. */
async function measureWork(page: Page, bare: Page): Promise<Figure> {
	const own: number[] = [];
	const control: number[] = [];
	const buttons = buttonsOf(page);
	const pages = [
		{ of: page, times: own, button: (at: number) => buttons[at % 2] },
		{ of: bare, times: control, button: () => bare.getByRole('button') }
	];
	const work = await Promise.all(pages.map(({ of }) => workOf(of)));
	for (let at = 0; at < 10; at++) {
		for (const [nth, { of, times, button }] of pages.entries()) {
			const box = await button(at)?.boundingBox();
			const spent = work[nth];
			if (!box || !spent) throw new Error('There is nothing to tap');
			// The page is to do nothing else meanwhile: no looking for the button, no scrolling to it.
			await of.bringToFront();
			await of.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
			await of.waitForTimeout(untilRest);
			const before = await spent();
			await of.mouse.down();
			await of.mouse.up();
			await of.waitForTimeout(untilRest);
			times.push((await spent()) - before);
		}
	}
	return {
		what: 'main thread per tap until it rests, CPU ×4, 60 units, median',
		value: median(own),
		unit: 'ms',
		budget: 110,
		bare: median(control)
	};
}

/** Tells how long the page's main thread was at work, in milliseconds, whatever else the machine does. */
async function workOf(page: Page): Promise<() => Promise<number>> {
	const session = await page.context().newCDPSession(page);
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	return async () => {
		const { metrics } = await session.send('Performance.getMetrics');
		return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
	};
}

/** A dialog that opens over the list: from the tap to its first frame. */
async function measureDialogs(page: Page): Promise<readonly Figure[]> {
	const openers = {
		'a unit': page.locator('main button.entry').first(),
		'the points limit': page.getByRole('button', { name: /^Change points limit/ })
	};
	const figures: Figure[] = [];
	for (const [name, opener] of Object.entries(openers)) {
		if ((await opener.count()) === 0) continue;
		const times: number[] = [];
		for (let at = 0; at < 7; at++) {
			await page.evaluate(watchDialog);
			await opener.click();
			await page.waitForFunction(() => window.dialogAt > 0);
			times.push(await page.evaluate(() => window.dialogAt));
			await page.keyboard.press('Escape');
			await page.locator('dialog').waitFor({ state: 'detached' });
		}
		figures.push({
			what: `tap → the dialog of ${name} painted, CPU ×4, 60 units, median`,
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

async function barePage(browser: Browser, url: string): Promise<Page> {
	const page = await (await browser.newContext(phone)).newPage();
	await page.goto(url);
	await throttle(page, 4);
	return page;
}

async function newRosterPage(browser: Browser, url: string): Promise<Page> {
	const page = await appPage(browser);
	await page.goto(`${url}roster/?army=warmaster%2Fempire&size=2000`);
	return untilTapped(page);
}

async function rosterPage(browser: Browser, url: string, roster: Roster): Promise<Page> {
	const page = await appPage(browser);
	await openRoster(page, url, roster);
	return untilTapped(page);
}

async function appPage(browser: Browser): Promise<Page> {
	return (await browser.newContext({ ...phone, serviceWorkers: 'block' })).newPage();
}

/** The page once all is fetched that is a tap away, as slow as a cheap phone. */
async function untilTapped(page: Page): Promise<Page> {
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

/** Times the next tap until a dialog is there and one frame with it is painted. */
function watchDialog(): void {
	window.dialogAt = 0;
	addEventListener(
		'click',
		(event) => {
			const watch = new MutationObserver(() => {
				if (!document.querySelector('dialog[open]')) return;
				watch.disconnect();
				requestAnimationFrame(() =>
					setTimeout(() => (window.dialogAt = performance.now() - event.timeStamp))
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
