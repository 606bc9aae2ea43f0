import { readFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type CDPSession } from 'playwright';
import { findBrowser } from '../../tests/browser.ts';
import { median, type Figure } from './figure.ts';
import { phone } from './phone.ts';
import type { Sites } from './sites.ts';

const tries = 3;
/** Milliseconds of a visit that are looked at. */
const first = 15_000;
/** Milliseconds until a page is at rest, as the service worker begins later. */
const atRest = 6000;
/** What the browser counts for the head of an answer. */
const head = 300;
/** A cheap phone is so many times slower, and a task blocks a tap after so many milliseconds. */
const slower = 4;
const blocksAfter = 50;

interface Processor {
	readonly first: number;
	readonly ready: number;
	readonly readyAt: number;
}

interface Rest {
	readonly requests: number;
	readonly bytes: number;
	readonly blocking: number;
}

/**
 * What a first visit to home takes: processor time of all processes of a browser of its own, and what is fetched and
 * done before the service worker begins. Times are the processor's: other programs on the machine do not count.
 */
export async function measureVisit({ app, bare }: Sites): Promise<readonly Figure[]> {
	const own: Processor[] = [];
	const control: Processor[] = [];
	const rests: Rest[] = [];
	for (let nth = 0; nth < tries; nth++) {
		own.push(await alone((browser) => processorOf(browser, app, true)));
		control.push(await alone((browser) => processorOf(browser, bare, false)));
		rests.push(await alone((browser) => restOf(browser, app)));
	}
	const of = <T>(all: readonly T[], part: (one: T) => number): number => median(all.map(part));
	const bareFirst = of(control, (one) => one.first);
	const inMs = { unit: 'ms' } as const;
	return [
		{
			what: 'first visit to home: processor, first 15 s',
			value: of(own, (one) => one.first),
			...inMs,
			budget: 2000,
			bare: bareFirst
		},
		{
			what: '  until it is ready for offline use',
			value: of(own, (one) => one.ready),
			...inMs,
			budget: 3500
		},
		{ what: '  ready after', value: of(own, (one) => one.readyAt), ...inMs, budget: 60_000 },
		{
			what: 'home until it rests: requests',
			value: of(rests, (one) => one.requests),
			unit: '',
			budget: 25
		},
		{
			what: '  gzip',
			value: of(rests, (one) => one.bytes) / 1000,
			unit: 'kB',
			budget: 130
		},
		{
			what: `  blocking, processor of its tasks × ${slower}`,
			value: of(rests, (one) => one.blocking),
			...inMs,
			budget: 150
		}
	];
}

async function alone<T>(measure: (browser: Browser) => Promise<T>): Promise<T> {
	const browser = await chromium.launch(await findBrowser());
	try {
		return await measure(browser);
	} finally {
		await browser.close();
	}
}

async function processorOf(browser: Browser, url: string, hasWorker: boolean): Promise<Processor> {
	const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
	const page = await context.newPage();
	const session = await browser.newBrowserCDPSession();
	const before = await processorTime(session);
	const start = performance.now();
	const since = async (): Promise<number> => (await processorTime(session)) - before;
	await page.goto(url, { waitUntil: 'commit' });
	const ready = hasWorker
		? page
				.evaluate(async () => Boolean(await navigator.serviceWorker.ready))
				.then(async () => ({ ready: await since(), readyAt: performance.now() - start }))
		: { ready: Number.NaN, readyAt: Number.NaN };
	await page.waitForTimeout(first - (performance.now() - start));
	return { first: await since(), ...(await ready) };
}

/** Milliseconds that all processes of the browser have taken. */
async function processorTime(session: CDPSession): Promise<number> {
	const { processInfo } = await session.send('SystemInfo.getProcessInfo');
	return processInfo.reduce((sum, { cpuTime }) => sum + 1000 * cpuTime, 0);
}

async function restOf(browser: Browser, url: string): Promise<Rest> {
	const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
	const page = await context.newPage();
	const sizes: Promise<number>[] = [];
	page.on('response', (response) => {
		if (response.url().startsWith('data:')) return;
		sizes.push(
			response.body().then(
				(body) => gzipSync(body).length + head,
				() => head
			)
		);
	});
	const folder = await mkdtemp(join(tmpdir(), 'muster-trace-'));
	const path = join(folder, 'trace.json');
	await browser.startTracing(page, { path, categories: ['toplevel', '__metadata'] });
	await page.goto(url);
	await page.waitForTimeout(atRest);
	await browser.stopTracing();
	const blocking = blockingIn(await readFile(path, 'utf8'));
	await rm(folder, { recursive: true });
	const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
	return { requests: sizes.length, bytes, blocking };
}

interface TraceEvent {
	readonly name: string;
	readonly ph: string;
	readonly pid: number;
	readonly tid: number;
	/** Microseconds of the thread. */
	readonly tdur?: number;
	readonly args?: { readonly name?: string };
}

/** What the tasks of pages are too long by, on a cheap phone. */
function blockingIn(trace: string): number {
	const { traceEvents } = JSON.parse(trace) as { readonly traceEvents: readonly TraceEvent[] };
	const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}.${tid}`;
	const mains = new Set(
		traceEvents
			.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
			.map(threadOf)
	);
	return traceEvents
		.filter((event) => /RunTask$/.test(event.name) && mains.has(threadOf(event)))
		.map(({ tdur = 0 }) => (slower * tdur) / 1000 - blocksAfter)
		.reduce((sum, over) => sum + Math.max(0, over), 0);
}
