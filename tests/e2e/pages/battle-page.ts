import { expect, type Locator, type Page } from '@playwright/test';
import { openPage } from './open-page.ts';

/** A battle that is played. */
export class BattlePage {
	readonly #page: Page;
	readonly begin: Locator;
	readonly opponent: Locator;
	readonly theirList: Locator;
	readonly undo: Locator;
	readonly nextTurn: Locator;
	readonly nextPhase: Locator;
	readonly lookUp: Locator;
	readonly log: Locator;
	/** Where it is offered first. */
	readonly end: Locator;
	/** Once it is over. */
	readonly result: Locator;
	readonly dialog: Locator;
	/** Whose turn it is, and which. */
	readonly turn: Locator;
	readonly points: Locator;
	readonly phase: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.begin = page.getByRole('button', { name: 'Begin' });
		this.opponent = page.getByLabel(/^Opponent \(/);
		this.theirList = page.getByLabel(/^Opponent’s list/);
		this.undo = page.getByRole('button', { name: 'Undo', exact: true });
		this.nextTurn = page.getByRole('button', { name: 'Next turn' });
		this.nextPhase = page.getByRole('button', { name: 'Next phase' });
		this.lookUp = page.getByRole('button', { name: 'Look up' });
		this.log = page.getByRole('button', { name: 'Log and notes' });
		this.end = page.getByRole('main').getByRole('button', { name: 'End the battle' }).first();
		this.result = page.getByRole('region', { name: /^The battle is over/ });
		this.dialog = page.getByRole('dialog');
		this.turn = page.locator('main').getByRole('status').first();
		this.points = page.locator('.points');
		this.phase = page.getByRole('list', { name: 'Phases' }).locator('[aria-current="step"]');
	}

	/** The form of a new battle with a stored roster. */
	async start(roster: string): Promise<void> {
		await openPage(this.#page, `play/?roster=${roster}`);
		await this.begin.waitFor();
	}

	/** A new battle against somebody without a list. */
	async begun(roster: string, opponent = 'Otto'): Promise<void> {
		await this.start(roster);
		await this.opponent.fill(opponent);
		await this.begin.click();
		await expect(this.turn).toContainText('Turn 1');
	}

	side(name: 'Own list' | 'Opponent'): Locator {
		return this.#page.getByRole('region', { name, exact: true });
	}

	/** The button of a unit: "−1 stand", "Destroyed", "Confused". */
	button(what: string, unit: string): Locator {
		return this.#page.getByRole('button', { name: `${what}: ${unit}`, exact: true });
	}

	/** The name of a unit, which leads to what is said of it. */
	name(unit: string): Locator {
		return this.#page.getByRole('button', { name: new RegExp(`^${unit}( “|$)`) });
	}

	track(unit: string): Locator {
		return this.#page.getByRole('group', { name: unit, exact: true });
	}
}
