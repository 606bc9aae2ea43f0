import type { Locator, Page } from '@playwright/test';
import { openPage } from './open-page.ts';

/** Choosing the size and the army of a new roster. */
export class NewRosterPage {
	readonly #page: Page;
	readonly sizes: Locator;
	readonly otherSize: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.sizes = page.getByRole('group', { name: 'Agreed size' });
		this.otherSize = page.getByLabel('Other size');
	}

	async open(): Promise<void> {
		await openPage(this.#page, 'new/');
	}

	size(points: number): Locator {
		return this.sizes.getByRole('button', { name: String(points), exact: true });
	}

	army(name: string): Locator {
		return this.#page.getByRole('link', { name, exact: true });
	}

	/** Makes a roster of the usual size. */
	async create(army: string): Promise<void> {
		await this.open();
		await this.army(army).click();
	}
}
