import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { phone, type Browsing, type Engine, type Start } from './engine.ts';
import { connectTo, inspectedPages } from './inspected-pages.ts';
import { startMiniBrowser, type MiniBrowser } from './mini-browser.ts';
import { findProgram } from './programs.ts';

async function start({ baseURL }: Start): Promise<Browsing> {
	const program = findMiniBrowser();
	if (program === undefined) throw new Error('There is no MiniBrowser.');
	const browser = await startMiniBrowser(program);
	const connections: Browser[] = [];
	const known = new Set<string>();

	/** The page that has been opened since this was asked last. */
	async function nextPage(): Promise<Page> {
		let opened: string | undefined;
		await expect
			.poll(async () => {
				const pages = await inspectedPages(browser.inspector);
				opened = pages.find((address) => !known.has(address));
				return opened;
			}, 'a page of WebKit')
			.toBeDefined();
		const address = opened ?? '';
		known.add(address);
		const connection = await connectTo(address);
		connections.push(connection);
		const page = connection.contexts()[0]?.pages()[0];
		if (!page) throw new Error('WebKit shows no page.');
		return relativeTo(baseURL, page);
	}

	const page = await nextPage();
	const [shown] = (await browser.act('search', '--onlyvisible', '--class', 'MiniBrowser')).split(
		'\n'
	);
	const resize = windowOf(browser, page, shown ?? '');
	await resize(phone);
	return {
		page,
		openWindow: async () => {
			await page.evaluate(() => void open('about:blank'));
			return nextPage();
		},
		click: (target) => clickByHand(browser, target),
		paste: async () => void (await browser.act('key', 'ctrl+v')),
		resize,
		close: async () => {
			// A page that is at work answers late; one that is gone does not have to.
			await browser.close();
			for (const connection of connections) await connection.close();
		}
	};
}

/** How a window is given a size, so that the page in it has it. */
function windowOf(browser: MiniBrowser, page: Page, id: string): Browsing['resize'] {
	return async ({ width, height }) => {
		const bar = await page.evaluate(() => outerHeight - innerHeight);
		const size = [String(width), String(height + bar)];
		await browser.act('windowmove', id, '0', '0', 'windowsize', id, ...size, 'windowfocus', id);
		await expect
			.poll(() => page.evaluate(() => `${innerWidth} × ${innerHeight}`))
			.toBe(`${width} × ${height}`);
	};
}

/** Playwright's own clicks are events that the page is told of: WebKit knows them from those of a hand. */
async function clickByHand(browser: MiniBrowser, target: Locator): Promise<void> {
	await target.scrollIntoViewIfNeeded();
	// Checks too that nothing lies over it.
	await target.hover();
	const box = await target.boundingBox();
	if (!box) throw new Error('There is nothing to click.');
	const bar = await target.page().evaluate(() => outerHeight - innerHeight);
	const x = Math.round(box.x + box.width / 2);
	const y = Math.round(box.y + box.height / 2 + bar);
	await browser.act('mousemove', String(x), String(y), 'click', '1');
}

function relativeTo(baseURL: string, page: Page): Page {
	const goto = page.goto.bind(page);
	page.goto = (url, options) => goto(new URL(url, baseURL).href, options);
	return page;
}

function findMiniBrowser(): string | undefined {
	if (!existsSync('/usr/lib')) return undefined;
	return readdirSync('/usr/lib')
		.map((folder) => join('/usr/lib', folder, 'webkit2gtk-4.1/MiniBrowser'))
		.find((path) => existsSync(path));
}

/** The engine of Safari, and of every browser on an iPhone or iPad. */
export const webkitEngine: Engine = {
	packages: 'webkit2gtk-driver xvfb dbus-x11 xdotool',
	isThere: () => {
		const programs = ['Xvfb', 'dbus-run-session', 'xdotool'].map(findProgram);
		return Promise.resolve([findMiniBrowser(), ...programs].every(Boolean));
	},
	start
};
