import type { Browser } from 'playwright';
import { median, type Figure } from './figure.ts';
import { slowPhone } from './phone.ts';
import type { Sites } from './sites.ts';

declare global {
	interface Window {
		shift: number;
	}
}

interface Paints {
	readonly first: number;
	readonly largest: number;
	readonly shift: number;
}

const runs = 5;

/** Paints of the home screen on a slow connection, nothing stored yet. */
export async function measurePaints(browser: Browser, sites: Sites): Promise<readonly Figure[]> {
	const app: Paints[] = [];
	const bare: Paints[] = [];
	for (let run = 0; run < runs; run++) {
		app.push(await paintsOf(browser, sites.app));
		bare.push(await paintsOf(browser, sites.bare));
	}
	const paint = (name: string, part: 'first' | 'largest'): Figure => {
		const control = median(bare.map((paints) => paints[part]));
		return {
			what: `home, slow 4G, CPU ×4: ${name} (1.25 × bare)`,
			value: median(app.map((paints) => paints[part])),
			unit: 'ms',
			budget: 1.25 * control,
			bare: control
		};
	};
	const shift = median(app.map((paints) => paints.shift));
	return [
		paint('first paint', 'first'),
		paint('largest paint', 'largest'),
		{ what: 'home, slow 4G, CPU ×4: layout shift', value: shift, unit: '', budget: 0.01 }
	];
}

async function paintsOf(browser: Browser, url: string): Promise<Paints> {
	const page = await slowPhone(browser);
	await page.addInitScript(watchShift);
	await page.goto(url, { waitUntil: 'networkidle' });
	const paints = await page.evaluate(readPaints);
	await page.context().close();
	return paints;
}

function watchShift(): void {
	window.shift = 0;
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			if ('value' in entry && typeof entry.value === 'number') window.shift += entry.value;
		}
	}).observe({ type: 'layout-shift', buffered: true });
}

function readPaints(): Promise<Paints> {
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
