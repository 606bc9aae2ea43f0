import type { Locator, Page } from '@playwright/test';
import type { EditorPage } from './editor-page.ts';

/** The history of the roster in the editor: its steps, and the versions kept under a name. */
export class HistoryDialog {
	readonly #editor: EditorPage;
	readonly dialog: Locator;
	readonly steps: Locator;
	/** The step that the roster is at. */
	readonly now: Locator;
	readonly undone: Locator;
	readonly versions: Locator;
	readonly keep: Locator;
	readonly undo: Locator;
	readonly redo: Locator;
	readonly older: Locator;
	readonly toast: Locator;
	readonly total: Locator;

	constructor(page: Page, editor: EditorPage) {
		this.#editor = editor;
		this.dialog = page.getByRole('dialog', { name: 'History' });
		this.steps = this.dialog.locator('ol > li');
		this.now = this.dialog.locator('[aria-current="step"]');
		this.undone = this.steps.filter({ hasText: /undone/ });
		this.versions = this.dialog.getByRole('list', { name: 'Saved versions' }).getByRole('listitem');
		this.keep = this.dialog.getByRole('button', { name: 'Save this version…' });
		const foot = this.dialog.locator('footer');
		this.undo = foot.getByRole('button', { name: 'Undo', exact: true });
		this.redo = foot.getByRole('button', { name: 'Redo', exact: true });
		this.older = this.dialog.getByRole('button', { name: /^Show older steps/ });
		this.toast = this.dialog
			.getByRole('status')
			.filter({ has: page.getByLabel('Dismiss message') });
		this.total = foot.getByText(/ of \d+ · /);
	}

	async open(): Promise<void> {
		await this.#editor.more.click();
		await this.#editor.button('History').click();
		await this.dialog.waitFor();
	}

	/** Closes it, and the dialog that it was opened from. */
	async close(): Promise<void> {
		await this.#editor.close.click();
		await this.dialog.waitFor({ state: 'hidden' });
		await this.#editor.close.click();
		await this.#editor.dialog.waitFor({ state: 'hidden' });
	}

	/** A step, by its words. */
	step(words: string | RegExp): Locator {
		return this.steps.filter({ hasText: words });
	}

	version(name: string): Locator {
		return this.versions.filter({ hasText: name });
	}

	/** Opens a row and does one of the things that can be done with it. */
	async act(row: Locator, action: string): Promise<void> {
		const opener = row.getByRole('button').first();
		if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
		await row
			.getByRole('button', { name: new RegExp(`^${action}`) })
			.or(row.getByRole('link', { name: new RegExp(`^${action}`) }))
			.click();
	}

	async keepAs(name: string): Promise<void> {
		await this.keep.click();
		await this.dialog.getByLabel('Name of this version').fill(name);
		await this.dialog.getByRole('button', { name: 'Save', exact: true }).click();
	}
}
