import type { Browser, Page } from 'playwright';
import type { ArmyIndex } from '../../src/engine/index.ts';
import type { Roster } from '../../src/schema/index.ts';
import { boughtRoster } from '../../tests/sheets/bought-rosters.ts';
import { median, type Figure } from './figure.ts';
import { openRoster, phone } from './phone.ts';
import { index, largest, largestArmy, ninthAge, ranked, sixthEdition } from './rosters.ts';

declare global {
	interface Window {
		shownAt: number;
		shownPages: number;
	}
}

const runs = 5;

/** An army of each game. */
const armies = [index, ranked, sixthEdition, ninthAge, largest, largestArmy('spearhead')];

/**
 * The print page at a quarter of this machine's speed. The browser does not slow its workers, so each is
 * measured twice: with the worker as it is, and without one, where the page does all of it slowed.
 */
export async function measurePrint(browser: Browser, url: string): Promise<readonly Figure[]> {
	const figures: Figure[] = [];
	for (const army of armies) {
		const roster = boughtRoster(army, 3, army.system.usualSize === 0 ? 0 : 2000);
		const withWorker = await measureDesk(browser, url, roster, true);
		const slowed = await measureDesk(browser, url, roster, false);
		figures.push(
			figureOf(army, 'list on the screen', 1000, withWorker.first, slowed.first),
			figureOf(army, 'reference on the screen', 2000, withWorker.reference, slowed.reference)
		);
	}
	return figures;
}

function figureOf(
	{ system, army }: ArmyIndex,
	what: string,
	budget: number,
	withWorker: number,
	slowed: number
): Figure {
	return {
		what: `print ${army.name} (${system.id}), CPU ×4: ${what}; all of it slowed: ${slowed.toFixed(0)} ms`,
		value: withWorker,
		unit: 'ms',
		budget
	};
}

/** From the address to the first pages, and from a tap to those with the reference. */
async function measureDesk(
	browser: Browser,
	url: string,
	roster: Roster,
	hasWorker: boolean
): Promise<{ readonly first: number; readonly reference: number }> {
	const context = await browser.newContext(phone);
	const page = await context.newPage();
	await openRoster(page, url, roster);
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
	if (!hasWorker) await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
	await page.addInitScript(watchPages);
	const session = await context.newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	const first: number[] = [];
	const reference: number[] = [];
	for (let run = 0; run < runs; run += 1) {
		await page.goto(`${url}print/?id=${roster.id}`);
		first.push(await timeUntilShown(page));
		await page.evaluate(tapReference);
		reference.push(await timeUntilShown(page));
	}
	await context.close();
	return { first: median(first), reference: median(reference) };
}

async function timeUntilShown(page: Page): Promise<number> {
	await page.waitForFunction(() => window.shownAt > 0, undefined, { polling: 20 });
	return page.evaluate(() => window.shownAt);
}

/** Notes when pages are there and nothing is worked on, and one frame has been painted since. */
function watchPages(): void {
	window.shownAt = 0;
	let from = 0;
	addEventListener('click', () => (from = performance.now()), true);
	const looking = setInterval(() => {
		if (window.shownAt > 0 || !document.querySelector('.preview:not(.stale) .page svg')) return;
		window.shownAt = -1;
		requestAnimationFrame(() => setTimeout(() => (window.shownAt = performance.now() - from)));
	}, 4);
	addEventListener('pagehide', () => clearInterval(looking));
}

function tapReference(): void {
	window.shownAt = 0;
	const [, reference] = document.querySelectorAll<HTMLElement>('[aria-label="Form"] button');
	reference?.click();
	// The pages of before are stale from now on.
	return;
}
