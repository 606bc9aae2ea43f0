import type { Locator, Page } from '@playwright/test';

/** What asks the player where two tabs did the same otherwise. */
export class QuestionDialog {
	readonly dialog: Locator;
	/** The line in the bar that leads back to it. */
	readonly comeBack: Locator;

	constructor(page: Page) {
		this.dialog = page.getByRole('dialog', { name: 'Two tabs changed the same thing' });
		this.comeBack = page.getByRole('button', { name: 'Choose', exact: true });
	}

	keep(whose: 'this tab’s' | 'the other’s'): Locator {
		const tab = whose.startsWith('this') ? 'this tab' : 'the other tab';
		return this.dialog.getByRole('button', { name: new RegExp(`^Keep from ${tab}`) });
	}
}
