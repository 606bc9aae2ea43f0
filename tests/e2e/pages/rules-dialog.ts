import type { Locator, Page } from '@playwright/test';

/** The dialog over the editor that says how the rules are read, and what event they are for. */
export class RulesDialog {
	readonly #page: Page;
	readonly dialog: Locator;
	readonly total: Locator;
	readonly close: Locator;
	readonly file: Locator;
	/** What was said about the last file. */
	readonly messages: Locator;
	/** Event packs on offer, or the one attached. */
	readonly events: Locator;
	readonly takeOff: Locator;
	readonly saveFile: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.dialog = page.getByRole('dialog', { name: 'Rules in use' });
		this.total = this.dialog.getByText(/\d+ of \d+ ·/);
		this.close = this.dialog.getByRole('button', { name: /^(Close|Back)$/ });
		this.file = this.dialog.getByLabel('Import an event pack');
		this.messages = this.dialog.getByRole('status').first();
		this.events = this.dialog.getByRole('article');
		this.takeOff = this.dialog.getByRole('button', { name: /^Stop using/ });
		this.saveFile = this.dialog.getByRole('button', { name: 'Save as file' });
	}

	/** Opens it from the editor. */
	async open(): Promise<void> {
		await this.#page.getByRole('button', { name: 'More', exact: true }).click();
		await this.#page.getByRole('button', { name: 'Rules in use' }).click();
		await this.dialog.waitFor();
	}

	/** Closes it, and the dialog it was opened from. */
	async leave(): Promise<void> {
		await this.close.click();
		await this.dialog.waitFor({ state: 'hidden' });
		const below = this.#page.getByRole('dialog').getByRole('button', { name: /^(Close|Back)$/ });
		if (await below.isVisible()) await below.click();
	}

	reading(question: string | RegExp): Locator {
		return this.dialog.getByRole('group', { name: question });
	}

	answer(words: string | RegExp): Locator {
		return this.dialog.getByRole('radio', { name: words });
	}

	attach(name: string): Locator {
		return this.dialog.getByRole('button', { name: `Use ${name}` });
	}

	forget(name: string): Locator {
		return this.dialog.getByRole('button', { name: `Remove ${name}` });
	}

	async importText(text: string): Promise<void> {
		await this.file.setInputFiles({
			name: 'cup.json',
			mimeType: 'application/json',
			buffer: Buffer.from(text)
		});
	}
}
