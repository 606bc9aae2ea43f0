import type { Locator, Page } from '@playwright/test';
import { openPage } from './open-page.ts';

/** The armies to read. */
export class LibraryPage {
	readonly #page: Page;
	readonly heading: Locator;
	readonly search: Locator;
	readonly table: Locator;
	readonly nothing: Locator;
	readonly games: Locator;
	/** What a search over all games finds besides armies. */
	readonly found: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.heading = page.getByRole('heading', { level: 1 });
		this.search = page.getByRole('searchbox');
		this.table = page.getByRole('region', { name: 'Army list' });
		this.games = page.getByRole('group', { name: 'Game' });
		this.found = page.locator('a[href*="?thing="]');
		this.nothing = page.getByRole('status').filter({ hasText: 'Nothing in this army' });
	}

	async open(army?: string, system = 'warmaster'): Promise<void> {
		await openPage(this.#page, army === undefined ? 'library/' : `library/?army=${system}/${army}`);
	}

	army(name: string): Locator {
		return this.#page.getByRole('link', { name, exact: true });
	}
}
