import type { Download, Locator, Page } from '@playwright/test';
import { openPage } from './open-page.ts';

/** Deleted rosters. */
export class BinPage {
	readonly #page: Page;
	readonly rows: Locator;
	readonly empty: Locator;
	readonly question: Locator;
	readonly back: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.rows = page.getByRole('list', { name: 'Deleted rosters' }).getByRole('listitem');
		this.empty = page.getByText('The bin is empty.');
		this.question = page.getByRole('dialog', { name: 'Delete for good?' });
		this.back = page.getByRole('link', { name: 'Rosters' });
	}

	async open(): Promise<void> {
		await openPage(this.#page, 'bin/');
	}

	row(words: string): Locator {
		return this.rows.filter({ hasText: words });
	}

	button(words: string, action: 'Restore' | 'Export' | 'Delete for good'): Locator {
		return this.row(words).getByRole('button', { name: new RegExp(`^${action}`) });
	}

	answer(answer: 'Cancel' | 'Delete for good'): Locator {
		return this.question.getByRole('button', { name: answer });
	}

	async exportFile(words: string): Promise<Download> {
		const downloading = this.#page.waitForEvent('download');
		await this.button(words, 'Export').click();
		return downloading;
	}
}
