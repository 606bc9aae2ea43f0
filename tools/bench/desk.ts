import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { buildSheet } from '../../src/content/index.ts';
import { checkRoster, type ArmyIndex } from '../../src/engine/index.ts';
import { eventDesk } from '../../src/i18n/en/desk/page.ts';
import { sheetText } from '../../src/paper/text.ts';
import type { Roster } from '../../src/schema/index.ts';
import type { Figure } from './figure.ts';
import { longestTask, pageTime, watchTasks } from './long-tasks.ts';
import { index, playableRoster, sixthEdition, sixthEditionRoster } from './rosters.ts';
import type { Sites } from './sites.ts';

const many = 1000;

/** A thousand lists of sixty units, each a text of its own, given to the desk of an event on a laptop. */
export async function measureDesk(browser: Browser, sites: Sites): Promise<readonly Figure[]> {
	return [
		...(await deskOf(browser, sites, playableRoster(index, 5000, 60), index)),
		...(await deskOf(browser, sites, sixthEditionRoster, sixthEdition))
	];
}

async function deskOf(
	browser: Browser,
	{ app, bare }: Sites,
	roster: Roster,
	army: ArmyIndex
): Promise<readonly Figure[]> {
	const folder = mkdtempSync(join(tmpdir(), 'bench-desk-'));
	const { event, lists } = written(folder, roster, army);
	const bareChoosing = await bareChoosingOf(browser, bare, lists);
	const context = await browser.newContext({ serviceWorkers: 'block' });
	const page = await context.newPage();
	await page.goto(`${app}desk/`, { waitUntil: 'networkidle' });
	await page.getByLabel(eventDesk.eventFile).setInputFiles(event);
	await page.getByLabel(eventDesk.files).waitFor({ state: 'attached' });
	await page.evaluate(watchTasks);
	const start = performance.now();
	await page.getByLabel(eventDesk.files).setInputFiles(lists);
	const chosen = await pageTime(page);
	// Looked for in one element, as a search of the page would be work of the page too.
	await page.waitForFunction(
		(totals) => document.querySelector('#desk-totals')?.textContent.includes(totals),
		eventDesk.totals(many, many),
		{ polling: 100, timeout: 300_000 }
	);
	const read = performance.now() - start;
	const choosing = await longestTask(page, 0, chosen);
	const longest = await longestTask(page, chosen);
	const session = await context.newCDPSession(page);
	await session.send('HeapProfiler.collectGarbage');
	const { usedSize } = await session.send('Runtime.getHeapUsage');
	await context.close();
	rmSync(folder, { recursive: true });
	return [
		{
			what: `desk: ${many} lists of ${roster.units.length} units (${roster.system}) read and judged`,
			value: read,
			unit: 'ms',
			budget: 15_000
		},
		{
			what: '  the task in which the browser hands them over',
			value: choosing,
			budget: bareChoosing + 50,
			unit: 'ms',
			bare: bareChoosing
		},
		{ what: '  the longest task of its page from then on', value: longest, unit: 'ms', budget: 50 },
		{ what: '  heap of its page', value: usedSize / 1000, unit: 'kB', budget: 300_000 }
	];
}

/** Milliseconds of the longest task of a bare page that takes the same files and can be given them again. */
async function bareChoosingOf(
	browser: Browser,
	url: string,
	lists: readonly string[]
): Promise<number> {
	const page = await browser.newPage();
	await page.goto(url);
	await page.setContent(
		'<input type="file" multiple onchange="window.chosen = [...this.files]; this.value = \'\'">'
	);
	await page.evaluate(watchTasks);
	await page.locator('input').setInputFiles(lists);
	const longest = await longestTask(page);
	await page.close();
	return longest;
}

/** The event, and the same units from each of a thousand players under another title, as files. */
function written(
	folder: string,
	roster: Roster,
	army: ArmyIndex
): { readonly event: string; readonly lists: readonly string[] } {
	const event = join(folder, 'event.json');
	const pack = { eventPack: 3, name: 'Bench', system: army.system.name, date: '2026-12-05' };
	writeFileSync(event, JSON.stringify({ ...pack, size: roster.size }));
	const text = sheetText(buildSheet(roster, checkRoster(roster, army), 'list'));
	const lists = Array.from({ length: many }, (_, at) => {
		const file = join(folder, `Player ${at}.txt`);
		writeFileSync(file, text.replace(roster.name, `List ${at}`));
		return file;
	});
	return { event, lists };
}
