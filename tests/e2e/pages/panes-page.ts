import type { Locator, Page } from '@playwright/test';
import { openPage } from './open-page.ts';

/** The editor on a wide screen: the army, the roster and what is open, side by side. */
export class PanesPage {
	readonly #page: Page;
	readonly army: Locator;
	/** What the army pane is for: the army, or where is added to. */
	readonly armyHeading: Locator;
	readonly roster: Locator;
	readonly details: Locator;
	/** What is open. */
	readonly heading: Locator;
	readonly close: Locator;
	/** What is dragged, beside the pointer. */
	readonly dragged: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.army = page.locator('[data-pane="army"]');
		this.armyHeading = this.army.getByRole('heading', { level: 2 });
		this.roster = page.locator('[data-pane="roster"]');
		this.details = page.getByRole('complementary', { name: 'Details' });
		this.heading = this.details.getByRole('heading', { level: 2 });
		this.dragged = page.locator('.dragged');
		this.close = this.details.getByRole('button', { name: /^(Close|Back)$/ });
	}

	async open(id: string): Promise<void> {
		await openPage(this.#page, `roster/?id=${id}`);
		await this.details.waitFor();
	}

	/** What is wider than the pane that it stands in. */
	async overflows(panes = 'main > *, .beside, .beside > *'): Promise<readonly string[]> {
		return this.#page.evaluate(
			(selector) =>
				[...document.querySelectorAll(selector)]
					.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
					.map((pane) => `${pane.localName}.${pane.className}`),
			panes
		);
	}

	/** A row of the army's list. */
	entry(name: string): Locator {
		return this.army.getByRole('button', { name: new RegExp(`^${name}\\s*\\d`) });
	}

	/** How many of an entry are taken. */
	count(entry: string): Locator {
		return this.army.getByRole('group', { name: entry, exact: true }).getByText(/^\d+$/);
	}

	/** A row of the roster's pane beside an army list: one unit, or several that are alike. */
	row(name: string): Locator {
		const named = this.#page.locator('.name', { hasText: new RegExp(`^${name}$`) });
		return this.roster.getByRole('button').filter({ has: named });
	}

	/** A unit of regiments or ranks. */
	unit(id: string): Locator {
		return this.roster.locator(`[data-unit="${id}"] [data-part="unit"]`);
	}

	handle(id: string): Locator {
		return this.roster.locator(`[data-unit="${id}"] [data-handle]`);
	}

	/** The names of the units under a heading of the roster. */
	unitsOf(heading: string): Locator {
		return this.part(heading).locator('[data-unit] .name');
	}

	/** Something that the army offers. */
	pick(name: string): Locator {
		return this.army.getByRole('button', { name: new RegExp(`^Add ${name} \\d`) });
	}

	/** The units under a heading of the roster, with what stands around them. */
	part(heading: string): Locator {
		return this.roster.getByRole('region', { name: heading, exact: true });
	}

	/** Drags something that the army offers over a place, and holds it there. */
	async drag(name: string, place: Locator): Promise<void> {
		await place.scrollIntoViewIfNeeded();
		await this.pick(name).hover();
		await this.#page.mouse.down();
		const box = await place.boundingBox();
		if (!box) throw new Error('no place to drag to');
		await this.#page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 6 });
	}
}
