import type { Locator, Page } from '@playwright/test';

/** The dialog in which a list is completed or fixed. */
export class CompleteDialog {
	readonly dialog: Locator;
	readonly start: Locator;
	readonly cancel: Locator;
	readonly again: Locator;
	readonly changeWishes: Locator;
	/** What is said while lists are looked for, and then. */
	readonly status: Locator;
	/** The lists that are found. */
	readonly lists: Locator;
	readonly take: Locator;
	readonly fix: Locator;

	constructor(page: Page) {
		this.dialog = page.getByRole('dialog');
		const button = (name: string | RegExp) => this.dialog.getByRole('button', { name });
		this.start = button('Complete the list');
		this.cancel = button('Cancel');
		this.again = button('Look again');
		this.changeWishes = button('Change wishes');
		this.status = this.dialog.getByRole('status').first();
		this.lists = this.dialog.getByRole('article');
		this.take = button(/^Take this list/);
		this.fix = button(/^Take these changes/);
	}

	/** The choice of how much of something is wished for. */
	wish(name: string, amount: 'Fewer' | 'Usual' | 'More'): Locator {
		return this.dialog
			.getByRole('group', { name, exact: true })
			.getByRole('button', { name: amount });
	}
}
