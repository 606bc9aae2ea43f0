import type { Locator, Page } from '@playwright/test';
import { openPage } from './open-page.ts';

/** Two rosters, or versions of one, side by side. */
export class ComparePage {
	readonly #page: Page;
	readonly heading: Locator;
	readonly back: Locator;
	readonly swap: Locator;
	readonly totals: Locator;
	/** What is compared, in words. */
	readonly what: Locator;
	/** What came of it, in a sentence. */
	readonly sentence: Locator;
	readonly rows: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.heading = page.getByRole('heading', { level: 1, name: 'Compare' });
		this.back = page.getByRole('banner').getByRole('link').first();
		this.swap = page.getByRole('button', { name: 'Swap' });
		this.totals = page.getByRole('table');
		this.what = page
			.getByRole('main')
			.getByRole('paragraph')
			.filter({ hasText: /\bto\b/ });
		this.sentence = page.getByRole('main').getByRole('status');
		this.rows = page.getByRole('main').getByRole('listitem');
	}

	async open(a: string, b?: string): Promise<void> {
		await openPage(this.#page, `compare/?a=${a}${b === undefined ? '' : `&b=${b}`}`);
	}

	roster(side: 'From' | 'To'): Locator {
		return this.#page.getByLabel(`${side}: roster`);
	}

	version(side: 'From' | 'To'): Locator {
		return this.#page.getByLabel(`${side}: version`);
	}

	/** A row of the totals: its name, both numbers and the difference. */
	total(name: string): Locator {
		return this.totals.getByRole('row').filter({
			has: this.#page.getByRole('rowheader', { name, exact: true })
		});
	}

	/** Rows of units of one kind. */
	rowsThat(kind: 'Added' | 'Removed' | 'Changed' | 'Same'): Locator {
		return this.rows.filter({ hasText: new RegExp(`^\\s*\\S\\s*${kind}`) });
	}

	show(what: 'Differences' | 'Everything'): Locator {
		return this.#page.getByRole('button', { name: what, exact: true });
	}
}
