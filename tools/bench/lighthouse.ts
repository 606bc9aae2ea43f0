import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { shareLink } from '../../src/exchange/list-code/index.ts';
import { findBrowser } from '../../tests/browser.ts';
import { median, type Figure } from './figure.ts';
import { openRoster } from './phone.ts';
import { index, playableRoster } from './rosters.ts';
import type { Sites } from './sites.ts';

/** What is read of a report. */
interface Result {
	readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
	readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

type Lighthouse = (
	url: string,
	flags: object
) => Promise<{ readonly lhr: Result; readonly report: string } | undefined>;

const port = 9341;
const runs = 3;
const scores = {
	performance: 99,
	accessibility: 100,
	'best-practices': 100,
	seo: 100
} as const;
/** Milliseconds, or so many times what the bare page takes. */
const times = {
	'first-contentful-paint': { times: 1.25 },
	'largest-contentful-paint': { times: 1.25 },
	'total-blocking-time': { most: 30 }
} as const;

/**
 * Lighthouse for phones over six screens, the bare page in turn with them. It is large and seldom asked, so it is no
 * dependency: `npm install --no-save lighthouse@12` brings it.
 */
export async function measureScores(sites: Sites): Promise<readonly Figure[]> {
	const lighthouse = await findLighthouse();
	if (!lighthouse) {
		console.error('Without Lighthouse: npm install --no-save lighthouse@12 brings it.');
		return [];
	}
	const folder = mkdtempSync(join(tmpdir(), 'muster-lighthouse-'));
	const { args = [], ...options } = await findBrowser();
	const browser = await chromium.launchPersistentContext(folder, {
		...options,
		args: [...args, `--remote-debugging-port=${port}`]
	});
	try {
		const page = await browser.newPage();
		const roster = { ...playableRoster(index, 2000, 30), name: 'Measured' };
		await openRoster(page, sites.app, roster);
		await page.waitForTimeout(3000);
		const pages = {
			// Another origin to the browser: what a first visit clears is not where the roster is stored.
			home: sites.app.replace('localhost', '127.0.0.1'),
			editor: `${sites.app}roster/?id=${roster.id}`,
			library: `${sites.app}library/`,
			print: `${sites.app}print/?id=${roster.id}`,
			import: `${sites.app}import/`,
			'shared list': shareLink(roster, index, sites.app.slice(0, -1)),
			bare: sites.bare
		};
		return await measurePages(lighthouse, pages);
	} finally {
		await browser.close().catch(() => undefined);
		rmSync(folder, { recursive: true, force: true });
	}
}

async function measurePages(
	lighthouse: Lighthouse,
	pages: Readonly<Record<string, string>>
): Promise<readonly Figure[]> {
	const results: Record<string, Result[]> = {};
	for (let run = 0; run < runs; run++) {
		for (const [name, url] of Object.entries(pages)) {
			// The roster stays stored, and the app as one who was here before has it.
			const found = await lighthouse(url, {
				port,
				output: 'json',
				logLevel: 'error',
				disableStorageReset: name !== 'bare' && name !== 'home',
				onlyCategories: Object.keys(scores)
			});
			if (found) (results[name] ??= []).push(found.lhr);
		}
	}
	return Object.keys(pages)
		.filter((name) => name !== 'bare')
		.flatMap((name) => figuresOf(name, results[name] ?? [], results['bare'] ?? []));
}

function figuresOf(name: string, own: readonly Result[], bare: readonly Result[]): Figure[] {
	const score = (all: readonly Result[], of: string): number =>
		100 * median(all.map(({ categories }) => categories[of]?.score ?? Number.NaN));
	const time = (all: readonly Result[], of: string): number =>
		median(all.map(({ audits }) => audits[of]?.numericValue ?? Number.NaN));
	return [
		...Object.entries(scores).map(([of, budget]) => ({
			what: `Lighthouse, ${name}: ${of.replace('-', ' ')}, median of ${runs}`,
			value: score(own, of),
			unit: 'of 100' as const,
			budget,
			isLeast: true,
			bare: score(bare, of)
		})),
		...Object.entries(times).map(([of, budget]) => ({
			what: `  ${of.replaceAll('-', ' ')}${'times' in budget ? ` (${budget.times} × bare)` : ''}`,
			value: time(own, of),
			unit: 'ms' as const,
			budget: 'times' in budget ? budget.times * time(bare, of) : budget.most,
			bare: time(bare, of)
		}))
	];
}

async function findLighthouse(): Promise<Lighthouse | undefined> {
	const name = process.env['LIGHTHOUSE'] ?? 'lighthouse';
	try {
		return ((await import(name)) as { readonly default: Lighthouse }).default;
	} catch {
		return undefined;
	}
}
