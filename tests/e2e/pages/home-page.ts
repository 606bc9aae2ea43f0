import { expect, type Download, type Locator, type Page } from '@playwright/test';
import { openPage } from './open-page.ts';

/** The list of rosters. */
export class HomePage {
	readonly #page: Page;
	readonly newRoster: Locator;
	readonly import: Locator;
	readonly library: Locator;
	readonly about: Locator;
	readonly list: Locator;
	readonly rows: Locator;
	/** Links to the rosters that can be read, in their order. */
	readonly rosters: Locator;
	readonly unreadable: Locator;
	readonly menu: Locator;
	/** The way to what was deleted. */
	readonly bin: Locator;
	readonly toast: Locator;
	readonly undo: Locator;
	/** What begins to choose several rosters. */
	readonly select: Locator;
	/** What is done with those chosen. */
	readonly picked: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.newRoster = page.getByRole('link', { name: 'New roster' });
		this.import = page.getByRole('link', { name: 'Import' });
		this.library = page.getByRole('link', { name: 'Library' });
		this.about = page.getByRole('link', { name: 'About' });
		this.list = page.getByRole('list', { name: 'Rosters' });
		this.rows = this.list.getByRole('listitem');
		this.rosters = this.list.getByRole('link');
		this.unreadable = this.rows.filter({ hasText: 'this version cannot read' });
		this.menu = page.getByRole('dialog');
		this.bin = page.getByRole('link', { name: /^Bin/ });
		this.toast = page.getByRole('status').filter({ has: page.getByLabel('Dismiss message') });
		this.undo = page.getByRole('button', { name: 'Undo' });
		this.select = page.getByRole('button', { name: 'Select', exact: true });
		this.picked = page.getByRole('group', { name: 'Selected rosters' });
	}

	/** Where somebody without rosters begins one of a game. */
	game(name: string): Locator {
		return this.#page
			.getByRole('list', { name: 'Games' })
			.getByRole('link', { name: new RegExp(`^${name} \\d+ armies$`) });
	}

	async open(): Promise<void> {
		await openPage(this.#page, './');
	}

	/** The row of a roster. */
	row(name: string): Locator {
		return this.rows.filter({ has: this.more(name) });
	}

	/** The button that opens a roster's menu. */
	more(name: string): Locator {
		return this.#page.getByRole('button', { name: `More about ${name}`, exact: true });
	}

	/** What chooses a roster, while several are chosen. */
	tick(name: string): Locator {
		return this.#page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
	}

	/** What shows the rosters of a folder. */
	folder(name: string): Locator {
		return this.#page
			.getByRole('group', { name: 'Folders' })
			.getByRole('button', { name, exact: true });
	}

	/** Shows all of many rosters, of which a page shows the first. */
	async showAll(): Promise<void> {
		await this.rows.first().waitFor();
		const more = this.#page.getByRole('button', { name: /^Show more/ });
		await expect(async () => {
			await this.#page.mouse.wheel(0, 100_000);
			await expect(more).toHaveCount(0, { timeout: 500 });
		}).toPass();
	}

	async openRoster(name: string): Promise<void> {
		await this.row(name).getByRole('link').click();
	}

	/** Does one thing of a roster's menu. */
	async act(
		name: string,
		action: 'Rename' | 'Move to folder' | 'Duplicate' | 'Delete' | 'Share'
	): Promise<void> {
		await this.more(name).click();
		await this.menu.getByRole('button', { name: action }).click();
	}

	/** Leads to a battle with a roster. */
	async play(name: string): Promise<void> {
		await this.more(name).click();
		await this.menu.getByRole('link', { name: 'Play' }).click();
	}

	/** Leads to comparing a roster with others. */
	async compare(name: string): Promise<void> {
		await this.more(name).click();
		await this.menu.getByRole('link', { name: 'Compare' }).click();
	}

	async rename(name: string, to: string): Promise<void> {
		await this.act(name, 'Rename');
		await this.menu.getByLabel('Name').fill(to);
		await this.menu.getByRole('button', { name: 'Rename' }).click();
	}

	async exportFile(name: string): Promise<Download> {
		await this.act(name, 'Share');
		const downloading = this.#page.waitForEvent('download');
		await this.menu.getByRole('button', { name: 'Save as a file', exact: true }).click();
		const download = await downloading;
		await this.menu.getByRole('button', { name: /^(Close|Back)$/ }).click();
		return download;
	}
}
