import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** A way for a page to die; what is there afterwards is a page of the same context. */
export type Death = (page: Page, killer: Killer) => Promise<Page>;

/** Knows how to kill what a page runs in. */
export class Killer {
	readonly #session: CDPSession | undefined;

	private constructor(session: CDPSession | undefined) {
		this.#session = session;
	}

	static async of(context: BrowserContext): Promise<Killer> {
		return new Killer(await context.browser()?.newBrowserCDPSession());
	}

	/** The ids of the browser's processes of one type. */
	async processes(type: 'browser' | 'renderer'): Promise<readonly number[]> {
		const { processInfo } = (await this.#session?.send('SystemInfo.getProcessInfo')) ?? {
			processInfo: []
		};
		return processInfo.filter((each) => each.type === type).map(({ id }) => id);
	}

	/** Ends processes at once, as when the system runs out of memory. */
	async shoot(type: 'browser' | 'renderer'): Promise<void> {
		for (const id of await this.processes(type)) process.kill(id, 'SIGKILL');
	}
}

async function anotherPage(page: Page): Promise<Page> {
	const context = page.context();
	await page.close();
	return context.newPage();
}

/** Everything that takes a page away from under the player, by what it is called in the figures. */
export const deaths: Readonly<Record<string, Death>> = {
	async crash(page) {
		const session = await page.context().newCDPSession(page);
		const crashed = page.waitForEvent('crash');
		session.send('Page.crash').catch(() => undefined);
		await crashed;
		return anotherPage(page);
	},

	async 'renderer killed'(page, killer) {
		const crashed = page.waitForEvent('crash');
		await killer.shoot('renderer');
		await crashed;
		return anotherPage(page);
	},

	async 'tab closed'(page) {
		const context = page.context();
		const closed = page.waitForEvent('close');
		await page.close({ runBeforeUnload: true });
		await closed;
		return context.newPage();
	},

	async 'tab torn down'(page) {
		return anotherPage(page);
	},

	async reload(page) {
		await page.reload({ waitUntil: 'commit' });
		return page;
	},

	async 'went elsewhere'(page) {
		await page.goto('about/', { waitUntil: 'commit' });
		return page;
	},

	/** By the app's own link, which loads no page anew. */
	async 'went home'(page) {
		await page.evaluate(() => document.querySelector<HTMLElement>('header a')?.click());
		return page;
	},

	async back(page) {
		await page.evaluate(() => history.back());
		return page;
	}
};
