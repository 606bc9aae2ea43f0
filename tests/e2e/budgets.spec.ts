import type { Browser, Page } from '@playwright/test';
import {
	countTap,
	nodesIn,
	noteFetched,
	Scales,
	withoutRest,
	type Tapped,
	type Weight
} from './counting.ts';
import { expect, test } from './fixtures.ts';
import { anImperialHost, smallHost } from './ranks.ts';
import { aStormhost, twoRegiments } from './regiments.ts';
import { aFullEmpire, aRow, idOf } from './rosters.ts';
import { StoredRows } from './stored-rows.ts';

// What each screen may take, in counts that no busy machine changes. How long it takes is in docs/performance.md.

interface Screen {
	readonly path: string;
	/** What is there when the screen can be used. */
	readonly ready: string;
	/** Whether nothing is stored yet. */
	readonly isFirstVisit?: boolean;
	/** The most until then, the most until nothing was asked for in ten seconds, and nodes in the page then. */
	readonly first: Weight;
	readonly rest: Weight;
	readonly nodes: number;
	/** A button, and what one tap on it may do at the most. */
	readonly tap?: { readonly button: RegExp; readonly most: Tapped };
}

const rows = [
	aRow(aFullEmpire()),
	aRow(aStormhost(twoRegiments, { id: idOf(2) })),
	aRow(anImperialHost(smallHost, { id: idOf(3) }))
];

const screens: Readonly<Record<string, Screen>> = {
	'a first visit': {
		path: './',
		ready: 'main .games svg',
		isFirstVisit: true,
		first: { scripts: 7, kilobytes: 79 },
		rest: { scripts: 16, kilobytes: 121 },
		nodes: 190
	},
	home: {
		path: './',
		ready: 'main a[href*="roster/?id="]',
		first: { scripts: 20, kilobytes: 196 },
		rest: { scripts: 25, kilobytes: 308 },
		nodes: 135
	},
	'new roster': {
		path: 'new/?system=warmaster',
		ready: 'main li a[href*="empire"]',
		first: { scripts: 9, kilobytes: 81 },
		rest: { scripts: 25, kilobytes: 204 },
		nodes: 272
	},
	counters: {
		path: `roster/?id=${idOf(1)}`,
		ready: 'button[aria-label="Add one Halberdiers"]',
		first: { scripts: 15, kilobytes: 155 },
		rest: { scripts: 69, kilobytes: 397 },
		nodes: 396,
		tap: {
			button: /^Add one Halberdiers$/,
			most: { nodes: 12, layouts: 2, styles: 4, rows: 4 }
		}
	},
	regiments: {
		path: `roster/?id=${idOf(2)}`,
		ready: '.editor main [data-unit]',
		first: { scripts: 40, kilobytes: 243 },
		rest: { scripts: 70, kilobytes: 410 },
		nodes: 357,
		tap: {
			button: /^Reinforce Liberators/,
			most: { nodes: 16, layouts: 2, styles: 4, rows: 4 }
		}
	},
	ranks: {
		path: `roster/?id=${idOf(3)}`,
		ready: '.editor main [data-unit]',
		first: { scripts: 40, kilobytes: 272 },
		rest: { scripts: 71, kilobytes: 418 },
		nodes: 262
	},
	library: {
		path: 'library/?army=warmaster/empire',
		ready: 'main [aria-label="Army list"]',
		first: { scripts: 33, kilobytes: 202 },
		rest: { scripts: 36, kilobytes: 230 },
		nodes: 449
	},
	print: {
		path: `print/?id=${idOf(1)}`,
		ready: 'main svg text, main svg path',
		first: { scripts: 42, kilobytes: 949 },
		rest: { scripts: 48, kilobytes: 978 },
		nodes: 685
	},
	import: {
		path: 'import/',
		ready: '#svelte-announcer',
		first: { scripts: 44, kilobytes: 236 },
		rest: { scripts: 50, kilobytes: 239 },
		nodes: 78
	}
};

/** A page of a browser in which these rosters are stored. */
async function openPage(
	browser: Browser,
	baseURL: string | undefined,
	stored: typeof rows
): Promise<Page> {
	const context = await browser.newContext({
		serviceWorkers: 'block',
		...(baseURL !== undefined && { baseURL })
	});
	const page = await context.newPage();
	if (stored.length > 0) await new StoredRows(page).seed(stored);
	return page;
}

/** What a screen takes: until it can be used, until it rests, and with a tap. */
async function measure(
	{ path, ready, isFirstVisit, tap }: Screen,
	browser: Browser,
	baseURL: string | undefined
) {
	const stored = isFirstVisit ? [] : rows;
	const early = await openPage(browser, baseURL, stored);
	await early.addInitScript(withoutRest);
	await early.addInitScript(noteFetched, ready);
	const scales = new Scales(early);
	await early.goto(path);
	await early.waitForFunction(() => window.fetchedFirst !== undefined);
	const atFirst = await scales.weigh(await early.evaluate(() => window.fetchedFirst ?? []));
	await early.context().close();

	const page = await openPage(browser, baseURL, stored);
	const all = new Scales(page);
	await page.goto(path);
	await page.locator(ready).first().waitFor();
	await all.rest(page, 10);
	const atRest = { ...(await all.weigh()), nodes: await nodesIn(page) };
	const tapped = tap && (await countTap(page, tap.button));
	await page.context().close();
	return { atFirst, atRest, tapped };
}

// All at once: most of the time they wait for pages to rest.
test('each screen stays within its budget', async ({ browser, baseURL }) => {
	const measuring = Object.entries(screens).map(async ([name, screen]) => {
		const { atFirst, atRest, tapped } = await measure(screen, browser, baseURL);
		const { first, rest, nodes, tap } = screen;
		const measured = JSON.stringify({ atFirst, atRest, tapped });
		test.info().annotations.push({ type: 'budget', description: `${name} ${measured}` });
		for (const [what, is, most] of [
			['scripts at first', atFirst.scripts, first.scripts],
			['kilobytes at first', atFirst.kilobytes, first.kilobytes],
			['scripts at rest', atRest.scripts, rest.scripts],
			['kilobytes at rest', atRest.kilobytes, rest.kilobytes],
			['nodes', atRest.nodes, nodes]
		] as const)
			expect.soft(is, `${what} of ${name}`).toBeLessThanOrEqual(most);
		if (tap && tapped)
			for (const what of ['nodes', 'layouts', 'styles', 'rows'] as const)
				expect
					.soft(tapped[what], `${what} of a tap in ${name}`)
					.toBeLessThanOrEqual(tap.most[what]);
		expect(atFirst.scripts).toBeGreaterThan(0);
	});
	await Promise.all(measuring);
});
