import type { Locator, Page } from '@playwright/test';

/** The field that finds everything. */
export class PalettePage {
	readonly #page: Page;
	readonly dialog: Locator;
	readonly field: Locator;
	readonly options: Locator;
	readonly chosen: Locator;
	readonly groups: Locator;
	/** The button in the head of a page. */
	readonly button: Locator;
	readonly toast: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.dialog = page.getByRole('dialog', { name: 'Quick find' });
		this.field = this.dialog.getByRole('combobox');
		this.options = this.dialog.getByRole('option');
		this.chosen = this.dialog.getByRole('option', { selected: true });
		this.groups = this.dialog.getByRole('group');
		this.button = page.locator('button[aria-keyshortcuts~="Meta+K"]');
		this.toast = this.dialog.locator('.toast');
	}

	/** By its keys, as soon as the page hears them. */
	async open(): Promise<void> {
		await this.button.waitFor({ state: 'attached' });
		await this.#page.keyboard.press('Control+k');
		await this.field.waitFor();
	}

	/** The group of this heading. */
	group(heading: string): Locator {
		return this.dialog.getByRole('group', { name: heading });
	}
}
