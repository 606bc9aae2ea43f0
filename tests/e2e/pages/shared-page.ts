import type { Locator, Page } from '@playwright/test';
import { openPage } from './open-page.ts';

/** The page of a list that came in a link. */
export class SharedPage {
	readonly #page: Page;
	/** Name, army, points and verdict. */
	readonly head: Locator;
	readonly save: Locator;
	readonly print: Locator;
	readonly openYours: Locator;
	/** That the rules of its event are not here. */
	readonly missing: Locator;
	readonly packFile: Locator;
	readonly proof: Locator;
	readonly verify: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.head = page.locator('section[aria-labelledby="shared-name"]');
		this.save = page.getByRole('button', { name: 'Save a copy' });
		this.print = page.getByRole('main').getByRole('link', { name: 'Print', exact: true });
		this.openYours = page.getByRole('link', { name: /^Open yours/ });
		this.missing = page.getByRole('note', { name: 'House rules are missing here' });
		this.packFile = page.getByLabel('Event pack file');
		this.proof = page.getByText('Legality: every rule');
		this.verify = page.getByRole('link', { name: /against this list/ });
	}

	/** @param fragment what stands after the # of a link */
	async open(fragment: string): Promise<void> {
		await openPage(this.#page, `list/${fragment}`);
	}

	/** A line of the list, which unfolds. */
	unit(name: string): Locator {
		return this.#page.locator('summary').filter({ hasText: name });
	}
}
