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
	/** A photo of a QR code, and the camera for one. */
	readonly photo: Locator;
	readonly scan: Locator;
	readonly add: Locator;
	/** The lines of a text under review, and those of them that are not understood, or in part. */
	readonly lines: Locator;
	readonly openLines: Locator;
	/** The roster that the text becomes. */
	readonly becomes: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.files = page.getByLabel('Or choose files');
		this.paste = page.getByLabel('Paste a list or an event pack');
		this.readPaste = page.getByRole('button', { name: 'Import text' });
		this.photo = page.getByLabel('Or a photo');
		this.scan = page.getByRole('button', { name: /camera/ });
		this.results = page.getByRole('status').locator('ul[role=list] > li');
		this.add = page.getByRole('button', { name: /^(Add|Save|Keep) / });
		this.lines = page.getByRole('region', { name: 'Text', exact: true }).getByRole('listitem');
		this.openLines = this.lines.filter({ hasText: /^\W*(In part|Not understood)/ });
		this.becomes = page.getByRole('region', { name: 'Roster', exact: true });
	}

	async open(): Promise<void> {
		await openPage(this.#page, 'import/');
	}

	async readText(text: string): Promise<void> {
		await this.paste.fill(text);
		await this.readPaste.click();
	}

	/** A line under review. */
	line(text: string): Locator {
		return this.lines.filter({ hasText: text });
	}

	/** What may be meant by a name that nothing has. */
	meanings(name: string): Locator {
		return this.#page.getByRole('group', { name: `What is “${name}”?` });
	}

	/** Shows the text or the roster on a narrow screen. */
	side(name: 'Text' | 'Roster'): Locator {
		return this.#page.getByRole('button', { name: new RegExp(`^${name}`) });
	}

	async readFile(name: string, text: string): Promise<void> {
		await this.files.setInputFiles({
			name,
			mimeType: 'application/json',
			buffer: Buffer.from(text)
		});
	}
}
