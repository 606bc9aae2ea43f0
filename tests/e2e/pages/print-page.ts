import type { Download, Locator, Page } from '@playwright/test';
import { openPage } from './open-page.ts';

/** The sheets of a roster. */
export class PrintPage {
	readonly #page: Page;
	readonly preview: Locator;
	readonly save: Locator;
	readonly copy: Locator;
	readonly lines: Locator;
	readonly failure: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.preview = page.getByRole('article', { name: 'Preview' });
		this.save = page.getByRole('button', { name: 'Save PDF' });
		this.copy = page.getByRole('button', { name: 'Copy text' });
		this.lines = this.preview.getByRole('region', { name: 'Lines of the list' }).getByRole('row');
		this.failure = page.getByRole('alert');
	}

	async open(id: string, form?: string): Promise<void> {
		await openPage(this.#page, `print/?id=${id}${form === undefined ? '' : `&form=${form}`}`);
	}

	choice(
		name: 'Army list' | 'List and reference' | 'Warscrolls' | 'Legality report' | 'A4' | 'Letter'
	): Locator {
		return this.#page.getByRole('button', { name, exact: true });
	}

	async savePdf(): Promise<Download> {
		const downloading = this.#page.waitForEvent('download');
		await this.save.click();
		return downloading;
	}
}
