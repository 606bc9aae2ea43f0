import type { Locator, Page } from '@playwright/test';
import { openPage } from './open-page.ts';

/** The armies to read. */
export class LibraryPage {
	readonly #page: Page;
	readonly heading: Locator;
	readonly search: Locator;
	readonly table: Locator;
	readonly nothing: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.heading = page.getByRole('heading', { level: 1 });
		this.search = page.getByRole('searchbox');
		this.table = page.getByRole('region', { name: 'Army list' });
		this.nothing = page.getByRole('status').filter({ hasText: 'Nothing in this army' });
	}

	async open(army?: string): Promise<void> {
		await openPage(this.#page, army === undefined ? 'library/' : `library/?army=warmaster/${army}`);
	}

	army(name: string): Locator {
		return this.#page.getByRole('link', { name, exact: true });
	}
}
