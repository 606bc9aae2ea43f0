import type { Locator, Page } from '@playwright/test';
import { openPage } from './open-page.ts';

/** The editor of an army of ranks and files, with the dialogs over it. */
export class RanksPage {
	readonly #page: Page;
	/** Whichever dialog is open. */
	readonly dialog: Locator;
	readonly close: Locator;
	readonly done: Locator;
	/** What leads on from a new unit to the next one. */
	readonly next: Locator;
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
		this.dialog = page.getByRole('dialog');
		this.close = this.dialog.getByRole('button', { name: /^(Close|Back)$/ });
		this.done = this.dialog.getByRole('button', { name: 'Done', exact: true });
		this.next = this.dialog.getByRole('button', { name: 'Next unit', exact: true });
		this.find = this.dialog.getByRole('searchbox');
		this.canAfford = this.dialog.getByRole('button', { name: 'Affordable', exact: true });
		this.canHave = this.dialog.getByRole('button', { name: 'Allowed', exact: true });
		this.rest = this.dialog.getByText(/^Unavailable \(/);
		this.toFix = page.getByRole('main').getByRole('button', { name: /^To fix:/ });
		this.models = this.dialog.getByRole('button', { name: /set the number of models$/ });
		this.modelsTyped = this.dialog.getByRole('textbox', { name: 'How many models' });
		this.proof = this.dialog.locator('summary', { hasText: 'Points breakdown' });
		this.chooseItems = this.dialog.getByRole('button', { name: 'Choose magic items' });
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
		await this.#page.getByRole('button', { name: /^Add / }).first().waitFor();
	}

	section(heading: string): Locator {
		return this.#page.getByRole('region', { name: heading, exact: true });
	}

	addTo(heading: string): Locator {
		const one = heading.replace(/(?<=o)es$|s$/, '').toLowerCase();
		const name = new RegExp(`^Add ${one}( unit)?$`);
		return this.#page.getByRole('button', { name });
	}

	/** A unit that a picker lists. */
	pick(name: string): Locator {
		const named = this.#page.locator('.name', { hasText: new RegExp(`^Add\\s*${name}$`) });
		return this.dialog.locator('[data-pick]').filter({ has: named });
	}

	/** Adds a unit, whose dialog is open then. */
	async add(heading: string, name: string): Promise<void> {
		await this.addTo(heading).click();
		await this.pick(name).click();
		await this.dialog.getByRole('heading', { name, exact: true }).waitFor();
	}

	/** The rows of the roster, each its name, facts and switches. */
	row(name: string): Locator {
		const named = this.#page.getByText(name, { exact: true });
		return this.#page.locator('[data-unit]').filter({ has: named });
	}

	/** The part of a unit's row that opens its dialog. */
	unit(name: string): Locator {
		return this.row(name).locator('[data-part="unit"]');
	}

	/** Types how many models the open unit is to have. */
	async setModels(models: number | string): Promise<void> {
		await this.models.click();
		await this.modelsTyped.fill(String(models));
		await this.modelsTyped.press('Enter');
	}

	/** An option of the open dialog, a tick or one of several, by its name alone or with its price. */
	chip(name: string): Locator {
		const named = { name: new RegExp(`^${name}(?: (?:[+−]|free).*)?$`) };
		return this.dialog.getByRole('checkbox', named).or(this.dialog.getByRole('radio', named));
	}

	/** Options of which the open unit may have one. */
	oneOf(heading: string): Locator {
		return this.dialog.getByRole('radiogroup', { name: `${heading}: one`, exact: true });
	}

	/** The points of the open unit. */
	points(): Locator {
		return this.dialog.getByText(/^[\d½¼¾]+ points$/);
	}

	/** Items under one heading of the picker. */
	shelf(heading: string): Locator {
		return this.dialog.locator('summary').filter({ hasText: heading });
	}

	item(name: string): Locator {
		return this.dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) });
	}

	/** A button of the open dialog. */
	action(name: string | RegExp): Locator {
		return this.dialog.getByRole('button', { name });
	}

	async closeDialog(): Promise<void> {
		await this.close.click();
		await this.dialog.waitFor({ state: 'hidden' });
	}
}
