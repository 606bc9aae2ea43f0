import type { Locator, Page } from '@playwright/test';

/** What the editor says of the data of a roster, and the dialog on what changes under today's. */
export class DataDialog {
	readonly line: Locator;
	readonly open: Locator;
	readonly ok: Locator;
	readonly dialog: Locator;
	readonly entries: Locator;
	readonly rules: Locator;
	readonly take: Locator;
	readonly keep: Locator;

	constructor(page: Page) {
		this.line = page.getByRole('region', { name: 'Data of this roster' });
		this.open = this.line.getByRole('button', { name: 'What changes' });
		this.ok = this.line.getByRole('button', { name: 'OK' });
		this.dialog = page.getByRole('dialog', { name: 'What changes' });
		this.entries = this.dialog
			.getByRole('list', { name: 'Entries that change' })
			.getByRole('listitem');
		this.rules = this.dialog.getByRole('list', { name: 'Rules that change' }).getByRole('listitem');
		this.take = this.dialog.getByRole('button', { name: 'Use the new data' });
		this.keep = this.dialog.getByRole('button', { name: 'Keep the old data' });
	}

	/** The row of one number of the table: its name, before, after, difference. */
	number(name: string): Locator {
		return this.dialog.getByRole('row', { name: new RegExp(`^${name} `) });
	}
}
