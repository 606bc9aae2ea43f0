import type { Locator, Page } from '@playwright/test';

/** The proof of a roster, with its problems and their fixes. */
export class LegalityDialog {
	readonly dialog: Locator;
	/** Every problem, with its fixes. */
	readonly problems: Locator;
	/** Every advice about a plan, with its fixes. */
	readonly advice: Locator;
	/** What was done last, as it is read aloud. */
	readonly said: Locator;
	readonly print: Locator;
	/** How the whole list stands, in a line. */
	readonly summary: Locator;

	constructor(page: Page) {
		this.dialog = page.getByRole('dialog');
		this.problems = this.dialog.getByRole('list', { name: 'To fix' }).getByRole('listitem');
		this.advice = this.dialog.getByRole('list', { name: 'Advice' }).getByRole('listitem');
		this.said = this.dialog.getByRole('status').first();
		this.print = this.dialog.getByRole('link', { name: 'Print this report' });
		this.summary = this.dialog.getByText(/\d+ (passed|to fix)/).first();
	}

	/** All rules about one thing: a heading of the army list, the army, brigades, the event. */
	group(heading: string): Locator {
		return this.dialog.locator('section').filter({
			has: this.dialog.page().getByRole('heading', { level: 4, name: new RegExp(`^${heading}`) })
		});
	}

	/** A rule by words of its sentence. */
	rule(words: string | RegExp): Locator {
		return this.dialog.locator('section').getByRole('listitem').filter({ hasText: words });
	}

	/** A fix of one problem. */
	fix(problem: Locator, words: string | RegExp): Locator {
		return problem.getByRole('group', { name: 'Fixes' }).getByRole('button', { name: words });
	}
}
