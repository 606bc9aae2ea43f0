import type { Locator, Page } from '@playwright/test';
import { openPage } from './open-page.ts';

/** The editor of an army of ranks and files, with the sheets over it. */
export class RanksPage {
	readonly #page: Page;
	/** Whichever sheet is open. */
	readonly sheet: Locator;
	readonly close: Locator;
	readonly done: Locator;
	readonly find: Locator;
	readonly canAfford: Locator;
	readonly canHave: Locator;
	/** What opens the list of those that may not be added. */
	readonly rest: Locator;
	readonly toFix: Locator;
	/** How many models the open unit has. */
	readonly models: Locator;
	readonly modelsTyped: Locator;
	readonly proof: Locator;
	readonly chooseItems: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.sheet = page.getByRole('dialog');
		this.close = this.sheet.getByRole('button', { name: 'Close' });
		this.done = this.sheet.getByRole('button', { name: 'Done', exact: true });
		this.find = this.sheet.getByRole('searchbox');
		this.canAfford = this.sheet.getByRole('button', { name: 'Affordable', exact: true });
		this.canHave = this.sheet.getByRole('button', { name: 'Allowed', exact: true });
		this.rest = this.sheet.getByText(/^Unavailable \(/);
		this.toFix = page.getByRole('main').getByRole('button', { name: /^To fix:/ });
		this.models = this.sheet.getByRole('button', { name: /set the number of models$/ });
		this.modelsTyped = this.sheet.getByRole('textbox', { name: 'How many models' });
		this.proof = this.sheet.locator('summary', { hasText: 'Points breakdown' });
		this.chooseItems = this.sheet.getByRole('button', { name: 'Choose magic items' });
	}

	/** Makes a roster of an army and opens it. */
	async make(army: string, size = 1000, system = 'whfb4'): Promise<void> {
		await openPage(this.#page, `roster/?army=${system}/${army}&size=${size}`);
		await this.#opened();
	}

	async open(id: string): Promise<void> {
		await openPage(this.#page, `roster/?id=${id}`);
		await this.#opened();
	}

	async #opened(): Promise<void> {
		await this.#page
			.getByRole('button', { name: /^Add to / })
			.first()
			.waitFor();
	}

	section(heading: string): Locator {
		return this.#page.getByRole('region', { name: heading, exact: true });
	}

	addTo(heading: string): Locator {
		return this.#page.getByRole('button', { name: `Add to ${heading}`, exact: true });
	}

	/** A unit that a picker lists. */
	pick(name: string): Locator {
		const named = this.#page.locator('.name', { hasText: new RegExp(`^Add\\s*${name}$`) });
		return this.sheet.locator('[data-pick]').filter({ has: named });
	}

	/** Adds a unit, whose sheet is open then. */
	async add(heading: string, name: string): Promise<void> {
		await this.addTo(heading).click();
		await this.pick(name).click();
		await this.sheet.getByRole('heading', { name, exact: true }).waitFor();
	}

	/** The rows of the roster, each its name, facts and switches. */
	row(name: string): Locator {
		const named = this.#page.getByText(name, { exact: true });
		return this.#page.locator('[data-unit]').filter({ has: named });
	}

	/** The part of a unit's row that opens its sheet. */
	unit(name: string): Locator {
		return this.row(name).locator('[data-part="unit"]');
	}

	/** Types how many models the open unit is to have. */
	async setModels(models: number | string): Promise<void> {
		await this.models.click();
		await this.modelsTyped.fill(String(models));
		await this.modelsTyped.press('Enter');
	}

	/** A button of the open sheet that an option is put on and off with. */
	chip(name: string): Locator {
		return this.sheet.getByRole('button', { name: new RegExp(`^${name} (?:[+−]|free)`) });
	}

	/** The points of the open unit. */
	points(): Locator {
		return this.sheet.getByText(/^[\d½¼¾]+ points$/);
	}

	/** Items under one heading of the picker. */
	shelf(heading: string): Locator {
		return this.sheet.locator('summary').filter({ hasText: heading });
	}

	item(name: string): Locator {
		return this.sheet.getByRole('checkbox', { name: new RegExp(`^${name}`) });
	}

	/** A button of the open sheet. */
	action(name: string | RegExp): Locator {
		return this.sheet.getByRole('button', { name });
	}

	async closeSheet(): Promise<void> {
		await this.close.click();
		await this.sheet.waitFor({ state: 'hidden' });
	}
}
