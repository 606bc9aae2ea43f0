import type { Locator, Page } from '@playwright/test';
import { openPage } from './open-page.ts';

/** A roster being edited, with the dialogs over it. */
export class EditorPage {
	readonly #page: Page;
	readonly heading: Locator;
	readonly back: Locator;
	readonly print: Locator;
	readonly share: Locator;
	readonly more: Locator;
	/** The bar at the foot: total, what is left, tallies, verdict. */
	readonly bar: Locator;
	readonly total: Locator;
	readonly verdict: Locator;
	/** Whichever dialog is open. */
	readonly dialog: Locator;
	readonly close: Locator;
	/** What folds custom name and note. */
	readonly own: Locator;
	readonly ownName: Locator;
	readonly note: Locator;
	readonly problems: Locator;
	readonly otherSize: Locator;
	readonly notSaved: Locator;
	readonly undo: Locator;
	readonly redo: Locator;
	/** What is looked for in the army. */
	readonly find: Locator;
	readonly canAfford: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.heading = page.getByRole('heading', { level: 1 });
		this.back = page.getByRole('link', { name: 'Back to the rosters' });
		this.print = page.getByRole('link', { name: 'Print' });
		this.share = page.getByRole('button', { name: 'Share', exact: true });
		this.more = page.getByRole('button', { name: 'More', exact: true });
		this.bar = page.getByRole('contentinfo', { name: 'Roster so far' });
		this.total = this.bar.getByRole('button', { name: /^Change points limit/ });
		this.verdict = this.bar.getByRole('button', { name: /Legal|to fix|^Next:/ });
		this.dialog = page.getByRole('dialog');
		this.close = this.dialog.getByRole('button', { name: /^(Close|Back)$/ });
		this.own = this.dialog.locator('summary', { hasText: 'Custom name and note' });
		this.ownName = this.dialog.getByLabel('Custom name');
		this.note = this.dialog.getByLabel('Note');
		this.problems = this.dialog.getByRole('list').first().getByRole('listitem');
		this.otherSize = this.dialog.getByLabel('Other limit');
		this.undo = this.bar.getByRole('button', { name: 'Undo', exact: true });
		this.redo = this.bar.getByRole('button', { name: 'Redo', exact: true });
		this.find = page.getByRole('searchbox', { name: 'Find in this army' });
		this.canAfford = page.getByRole('button', { name: 'Affordable', exact: true });
		this.notSaved = page.getByRole('alert').filter({ hasText: 'Not saved' });
	}

	async open(id: string): Promise<void> {
		await openPage(this.#page, `roster/?id=${id}`);
	}

	/** A number of the army, which a tap on the total shows. */
	async number(name: string): Promise<string> {
		await this.total.click();
		const numbers = this.dialog.locator('dl > div', { hasText: new RegExp(`^\\s*${name}`) });
		const value = await numbers.locator('dd').innerText();
		await this.close.click();
		await this.dialog.waitFor({ state: 'hidden' });
		return value;
	}

	/** The button that takes one more of an entry. */
	add(entry: string): Locator {
		return this.#page.getByRole('button', { name: `Add one ${entry}`, exact: true });
	}

	/** The button that puts one of an entry back. */
	remove(entry: string): Locator {
		return this.#page.getByRole('button', { name: `Remove one ${entry}`, exact: true });
	}

	/** How many of an entry are taken. */
	count(entry: string): Locator {
		return this.#page.getByRole('group', { name: entry, exact: true }).getByText(/^\d+$/);
	}

	/** The names of the entries in sight. */
	entries(): Promise<readonly string[]> {
		return this.#page
			.getByRole('group')
			.evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label') ?? ''));
	}

	/** Types how many of an entry are wanted. */
	async setCount(entry: string, count: string): Promise<void> {
		const group = this.#page.getByRole('group', { name: entry, exact: true });
		await group.getByRole('button', { name: /set the number of/ }).click();
		await group.getByRole('textbox').fill(count);
		await group.getByRole('textbox').press('Enter');
	}

	/** The row of an entry: its name, cost and range; opens its dialog. */
	entry(name: string): Locator {
		return this.#page
			.getByRole('main')
			.getByRole('button', { name: new RegExp(`^${name}\\s*\\d`) });
	}

	/** The row of a unit that has something of its own. */
	unit(words: string | RegExp): Locator {
		return this.#page.getByRole('main').getByRole('button', { name: words });
	}

	/** An option in the open dialog, a tick or one of several. */
	option(name: string): Locator {
		const named = { name: new RegExp(`^${name}`) };
		return this.dialog.getByRole('checkbox', named).or(this.dialog.getByRole('radio', named));
	}

	/** One of several units of an entry in the open dialog. */
	copy(words: string | RegExp): Locator {
		return this.dialog
			.getByRole('group', { name: 'Which one' })
			.getByRole('button', { name: words });
	}

	button(name: string): Locator {
		return this.dialog.getByRole('button', { name, exact: true });
	}

	/** Opens an entry's dialog, gives its first unit an option and closes the dialog. */
	async give(entry: string, option: string): Promise<void> {
		await this.entry(entry).click();
		await this.option(option).click();
		await this.close.click();
	}
}
