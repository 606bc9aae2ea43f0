import type { Locator, Page } from '@playwright/test';
import { openPage } from './open-page.ts';

/** Bringing lists in. */
export class ImportPage {
	readonly #page: Page;
	readonly files: Locator;
	readonly paste: Locator;
	readonly readPaste: Locator;
	/** What was found, a line for each list or event pack. */
	readonly results: Locator;
	readonly add: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.files = page.getByLabel('Muster file');
		this.paste = page.getByLabel('Or paste text here');
		this.readPaste = page.getByRole('button', { name: 'Import text' });
		this.results = page.getByRole('status').locator('ul[role=list] > li');
		this.add = page.getByRole('button', { name: /^(Add|Save) / });
	}

	async open(): Promise<void> {
		await openPage(this.#page, 'import/');
	}

	async readText(text: string): Promise<void> {
		await this.paste.fill(text);
		await this.readPaste.click();
	}

	async readFile(name: string, text: string): Promise<void> {
		await this.files.setInputFiles({
			name,
			mimeType: 'application/json',
			buffer: Buffer.from(text)
		});
	}
}
