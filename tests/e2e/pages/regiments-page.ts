import type { Locator, Page } from '@playwright/test';
import { dragOver, middleOf } from './arrange-board.ts';
import { openPage } from './open-page.ts';

/** The editor of an army whose units stand in regiments, with the dialogs over it. */
export class RegimentsPage {
	readonly #page: Page;
	readonly addRegiment: Locator;
	readonly addAuxiliary: Locator;
	readonly addRenown: Locator;
	readonly choices: Locator;
	/** Whichever dialog is open. */
	readonly dialog: Locator;
	readonly done: Locator;
	/** What leads on from a regiment to the next one. */
	readonly nextRegiment: Locator;
	readonly find: Locator;
	readonly canAfford: Locator;
	readonly showLegends: Locator;
	/** What opens the list of those that may not be added. */
	readonly rest: Locator;
	/** What the picker said of the last unit added. */
	readonly added: Locator;
	/** What was said last to a screen reader of moving. */
	readonly said: Locator;
	readonly toFix: Locator;
	readonly mark: Locator;

	constructor(page: Page) {
		this.#page = page;
		const main = page.getByRole('main');
		this.addRegiment = main.getByRole('button', { name: 'Add regiment', exact: true });
		this.addAuxiliary = main.getByRole('button', { name: 'Add auxiliary unit', exact: true });
		this.addRenown = main.getByRole('button', { name: 'Add regiment of renown', exact: true });
		this.choices = main.getByRole('list', { name: 'Army choices' });
		this.dialog = page.getByRole('dialog');
		this.done = this.dialog.getByRole('button', { name: 'Done', exact: true });
		this.nextRegiment = this.dialog.getByRole('button', { name: 'Next regiment', exact: true });
		this.find = this.dialog.getByRole('searchbox', { name: 'Find a unit' });
		this.canAfford = this.dialog.getByRole('button', { name: 'Affordable', exact: true });
		this.showLegends = this.dialog.getByRole('button', { name: 'Show Legends', exact: true });
		this.rest = this.dialog.locator('summary');
		this.added = this.dialog.getByRole('status').first();
		this.said = main.getByRole('status').last();
		this.toFix = main.getByRole('button', { name: /^To fix:/ });
		this.mark = page.locator('i.mark');
	}

	/** Makes a roster of an army and opens it. */
	async make(army: string, size = 2000): Promise<void> {
		await openPage(this.#page, `roster/?army=aos4/${army}&size=${size}`);
		await this.addRegiment.waitFor();
	}

	async open(id: string): Promise<void> {
		await openPage(this.#page, `roster/?id=${id}`);
		await this.addRegiment.waitFor();
	}

	section(heading: string): Locator {
		return this.#page.getByRole('region', { name: heading, exact: true });
	}

	/** The names of a section's units, in order. */
	async names(heading: string): Promise<readonly string[]> {
		return this.section(heading).locator('[data-unit] .name').allTextContents();
	}

	/** The ids of a section's units, in order. */
	async ids(heading: string): Promise<readonly (string | null)[]> {
		return this.section(heading)
			.locator('[data-unit]')
			.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-unit')));
	}

	row(unitId: string): Locator {
		return this.#page.locator(`[data-unit="${unitId}"]`);
	}

	/** The name of a unit's row, which opens its dialog. */
	unit(unitId: string): Locator {
		return this.row(unitId).locator('[data-part="unit"]');
	}

	/** A switch of a unit's row, by its words. */
	flip(name: string | RegExp): Locator {
		return this.#page.getByRole('main').getByRole('button', { name });
	}

	addTo(heading: string): Locator {
		return this.#page.getByRole('button', { name: `Add to ${heading}`, exact: true });
	}

	more(heading: string): Locator {
		return this.#page.getByRole('button', { name: `More about ${heading}`, exact: true });
	}

	/** One choice of the whole army. */
	choice(type: string): Locator {
		return this.choices.getByRole('button', { name: new RegExp(`^${type}`) });
	}

	/** A unit that a picker lists. */
	pick(name: string): Locator {
		return this.dialog.getByRole('button', { name: new RegExp(`^Add ${name} \\d`) });
	}

	/** A button of the open dialog. */
	action(name: string | RegExp): Locator {
		return this.dialog.getByRole('button', { name });
	}

	/** One of the choices in the open dialog, whether it is one of several or ticked by itself. */
	option(name: RegExp): Locator {
		return this.dialog.getByRole('radio', { name }).or(this.dialog.getByRole('checkbox', { name }));
	}

	async close(): Promise<void> {
		await this.action(/^(Close|Back)$/).click();
		await this.dialog.waitFor({ state: 'hidden' });
	}

	async toTop(): Promise<void> {
		await this.#page.evaluate(() => scrollTo(0, 0));
	}

	/** Drags a unit by its handle on a row of another, a little below its middle. */
	async drag(unitId: string, toUnit: string): Promise<void> {
		const { mouse } = this.#page;
		const start = await middleOf(this.row(unitId).locator('[data-handle]'));
		await mouse.move(start.x, start.y);
		await mouse.down();
		await dragOver(this.#page, this.mark, this.unit(toUnit), 'below');
		await mouse.up();
	}
}
