import { devices, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { EditorPage } from '../e2e/pages/editor-page.ts';
import { openPage } from '../e2e/pages/open-page.ts';
import { anEmpire, aRow, idOf } from '../e2e/rosters.ts';
import type { Fault, Site } from '../e2e/site.ts';
import { StoredRows } from '../e2e/stored-rows.ts';
import { expect } from '../e2e/site-test.ts';

export const faults: readonly Fault[] = [
	'reset',
	'hanging',
	'error',
	'missing',
	'cut',
	'short',
	'login'
];

/** An army that is not the one of the roster that is there. */
const anotherArmy = { system: 'warmaster', id: 'skaven', unit: 'Rat Ogres' } as const;

/** A player with a browser of their own and one roster in it. */
export class Visitor {
	readonly page: Page;
	readonly #context: BrowserContext;
	readonly #stored: StoredRows;
	readonly #seeded = aRow(anEmpire());

	private constructor(context: BrowserContext, page: Page) {
		this.#context = context;
		this.page = page;
		this.#stored = new StoredRows(page);
	}

	static async arrive(browser: Browser, site: Site): Promise<Visitor> {
		const context = await browser.newContext({
			...devices['Pixel 7'],
			baseURL: site.url,
			serviceWorkers: 'allow'
		});
		return Visitor.within(context);
	}

	/** In a browser that is there already. */
	static async within(context: BrowserContext): Promise<Visitor> {
		await context.addInitScript(restAtOnce);
		const visitor = new Visitor(context, await context.newPage());
		await visitor.#stored.seed([visitor.#seeded]);
		return visitor;
	}

	/** The page that says whether all is stored. */
	async open(): Promise<void> {
		await openPage(this.page, 'about/');
	}

	/** Whether the app says that it works without a network. */
	get claim() {
		return this.page.getByText('Works offline.', { exact: true });
	}

	get newVersion() {
		return this.page.getByRole('status', { name: 'New version' });
	}

	/** How far the worker has come that is being installed, or is there. */
	async workers(): Promise<{
		readonly installing: boolean;
		readonly waiting: boolean;
		readonly active: boolean;
	}> {
		return this.page.evaluate(async () => {
			const found = await navigator.serviceWorker.getRegistration();
			return {
				installing: Boolean(found?.installing),
				waiting: Boolean(found?.waiting),
				active: found?.active?.state === 'activated'
			};
		});
	}

	/** Takes the network away, and what the browser keeps by itself. */
	async goOffline(): Promise<void> {
		const session = await this.#context.newCDPSession(this.page);
		await session.send('Network.clearBrowserCache');
		await this.#context.setOffline(true);
	}

	async goOnline(): Promise<void> {
		await this.#context.setOffline(false);
	}

	/** Makes a roster of an army that was never opened before, and edits it. */
	async useWithoutNetwork(): Promise<void> {
		const editor = new EditorPage(this.page);
		await this.page.goto(`roster/?army=${anotherArmy.system}/${anotherArmy.id}&size=2000`);
		await editor.add(anotherArmy.unit).click();
		await expect(editor.count(anotherArmy.unit)).toHaveText('1');
		await expect
			.poll(async () => {
				await this.#reloadIfAsked();
				return JSON.stringify(await this.#stored.all());
			})
			.toContain('rat-ogres');
	}

	/** Lets the new version in as soon as the page tells of it. */
	async takeNewVersion(): Promise<void> {
		const accept = this.newVersion.getByRole('button', { name: 'Update now' });
		// The page looks once a minute for what the browser's own look has missed.
		await expect
			.poll(
				async () => {
					await this.#reloadIfAsked();
					return accept.isVisible();
				},
				{ timeout: 180_000 }
			)
			.toBe(true);
		const loaded = this.page.waitForEvent('load', { timeout: 180_000 });
		await accept.click();
		// Chromium may wait for what the old version is still answering; the page then says what to do.
		const held = this.newVersion.getByText('Close all Muster tabs to start it.');
		await Promise.race([loaded, held.waitFor({ timeout: 180_000 })]);
		if (await held.isVisible()) await this.#closeAndOpen();
		await loaded;
	}

	async #closeAndOpen(): Promise<void> {
		const address = this.page.url();
		await this.page.goto('about:blank');
		await this.page.goto(address);
	}

	/** Browsers give a file up now and then that a worker is about to answer; the page then says so. */
	async #reloadIfAsked(): Promise<void> {
		const reload = this.page.getByRole('button', { name: 'Reload', exact: true }).first();
		if (await reload.isVisible()) await reload.click();
	}

	/** The roster that was there to begin with is as it was, but for the mark of the data it was made with. */
	async expectRostersUntouched(): Promise<void> {
		const rows = (await this.#stored.all()) as readonly { readonly id: string }[];
		const { data: _, ...row } = { data: '', ...rows.find(({ id }) => id === idOf(1)) };
		expect(row).toEqual(this.#seeded);
	}

	async leave(): Promise<void> {
		await this.#context.close();
	}
}

/** What waits for the page to be at rest is not waited for. */
function restAtOnce(): void {
	const wait = globalThis.setTimeout.bind(globalThis);
	globalThis.setTimeout = ((run: () => void, after = 0) =>
		wait(run, after === 1500 ? 0 : after)) as typeof setTimeout;
}

/** The network dies at the nth request from the worker's own script on; everything before is answered. */
export class DyingNetwork {
	/** Whether anything has gone wrong yet. */
	hasFailed = false;
	asked = -1;

	constructor(site: Site, moment: number, fault: Fault) {
		site.trouble = (path) => {
			if (this.asked >= 0 || path === '/service-worker.js') this.asked += 1;
			if (this.asked < moment || this.asked < 0) return undefined;
			this.hasFailed = true;
			return fault;
		};
	}
}

export function allIsWell(site: Site): void {
	site.trouble = () => undefined;
	site.endHanging();
}
