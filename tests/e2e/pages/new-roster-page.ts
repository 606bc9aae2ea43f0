import type { Locator, Page } from '@playwright/test';
import { openPage } from './open-page.ts';

/** Choosing the game, the size and the army of a new roster. */
export class NewRosterPage {
	readonly #page: Page;
	readonly games: Locator;
	readonly sizes: Locator;
	readonly otherSize: Locator;
	readonly event: Locator;
	/** Looks for an army of any game. */
	readonly find: Locator;
	readonly armies: Locator;
	readonly legends: Locator;
	/** Makes a roster of the game's sample list. */
	readonly sample: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.games = page.getByRole('group', { name: 'Game' });
		this.sizes = page.getByRole('group', { name: 'Points limit' });
		this.otherSize = page.getByLabel('Other limit');
		this.event = page.getByLabel('Event');
		this.find = page.getByRole('searchbox', { name: 'Find an army' });
		this.armies = page.getByRole('main').getByRole('listitem').getByRole('link');
		this.sample = page.getByRole('link', { name: 'Sample list' });
		this.legends = page.getByText(/^Legends \(/);
	}

	/** With no system as somebody who has made no roster yet. */
	async open(system?: string): Promise<void> {
		await openPage(this.#page, system === undefined ? 'new/' : `new/?system=${system}`);
	}

	/** The button of a game; its edition stands below its name. Of two editions the older stands first. */
	game(name: string): Locator {
		return this.games.getByRole('button', { name: new RegExp(`^${name} `) }).first();
	}

	/** Takes another game than the chosen one. */
	async changeGame(name: string): Promise<void> {
		await this.games.getByRole('button', { name: /Change$/ }).click();
		await this.game(name).click();
	}

	size(points: number): Locator {
		return this.sizes.getByRole('button', { name: String(points), exact: true });
	}

	army(name: string): Locator {
		return this.#page.getByRole('link', { name, exact: true });
	}

	/** The button that shows the themed forms of an army. */
	variants(army: string): Locator {
		return this.#page.getByText(new RegExp(`^\\d+ Arm(y|ies) of Renown of ${army}$`));
	}

	/** Makes a roster of the usual size. */
	async create(army: string, system = 'warmaster'): Promise<void> {
		await this.open(system);
		await this.army(army).click();
	}
}
