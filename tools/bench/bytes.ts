import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright';
import type { ArmyIndex } from '../../src/engine/index.ts';
import type { Figure } from './figure.ts';
import { slowPhone } from './phone.ts';

/** What the browser counts for the head of an answer. */
const head = 300;

declare global {
	interface Window {
		editorAt: number;
	}
}

/** What has been fetched, from nothing, when the first roster can be edited. */
export async function measureBytes(
	browser: Browser,
	url: string,
	{ system, army }: ArmyIndex,
	budget?: number
): Promise<readonly Figure[]> {
	const page = await slowPhone(browser);
	const answers = new Map<string, Response>();
	page.on('response', (response) => answers.set(response.url(), response));
	await page.addInitScript(watchEditor);
	await page.goto(url, { waitUntil: 'load' });
	// The page has come alive: from here on nothing is loaded twice.
	await page.locator('#svelte-announcer').waitFor({ state: 'attached' });
	await page.locator(`[href$="system=${system.id}"]`).click();
	await page.locator(`[href*="${encodeURIComponent(`${system.id}/${army.id}`)}&"]`).click();
	await page.waitForFunction(() => window.editorAt > 0);
	const fetched = await page.evaluate(readFetched);
	const sizes = await Promise.all(fetched.map((name) => sizeOf(answers.get(name))));
	await page.context().close();
	const [data, code] = [true, false].map((isData) =>
		fetched.reduce(
			(sum, name, at) => (name.endsWith('.json') === isData ? sum + (sizes[at] ?? 0) : sum),
			0
		)
	);
	return [
		{
			what: `bytes before a first roster can be edited, gzip (${system.id}, ${army.name})`,
			value: (code ?? 0) / 1000,
			unit: 'kB',
			...(budget !== undefined && { budget })
		},
		{
			what: '  and the data: names of the armies, the system, the army',
			value: (data ?? 0) / 1000,
			unit: 'kB'
		}
	];
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

/** The addresses of everything that had arrived by then. */
function readFetched(): readonly string[] {
	return ['navigation', 'resource']
		.flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
		.filter(({ responseEnd }) => responseEnd <= window.editorAt)
		.map(({ name }) => name);
}

/** Bytes as every host sends them: better ones send less. */
async function sizeOf(answer: Response | undefined): Promise<number> {
	return gzipSync((await answer?.body()) ?? '').length + head;
}
