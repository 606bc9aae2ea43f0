import { expect, type Locator, type Page } from '@playwright/test';
import { Finger, type Point } from '../finger.ts';

/** The board on which units are arranged in groups. */
export class ArrangeBoard {
	readonly #page: Page;
	/** The editor's button that shows the board and hides it. */
	readonly open: Locator;
	readonly newBrigade: Locator;
	readonly toolbar: Locator;
	readonly dialog: Locator;
	/** What was said last to a screen reader. */
	readonly said: Locator;
	readonly toast: Locator;
	readonly advice: Locator;
	readonly mark: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.open = page.getByRole('button', { name: 'Arrange', exact: true });
		this.newBrigade = page.getByRole('button', { name: /^New brigade/ }).first();
		this.toolbar = page.getByRole('group', { name: 'Selected units' });
		// On a wide screen it stands beside the board.
		this.dialog = page.getByRole('dialog').or(page.getByRole('complementary', { name: 'Details' }));
		this.said = page.getByRole('main').getByRole('status');
		this.toast = page.locator('.toast');
		this.advice = page.locator('.advice', { hasText: 'Advice:' });
		this.mark = page.locator('i.mark');
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
		const section = this.section(heading);
		await section.waitFor();
		return section
			.locator('[data-unit]')
			.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-unit')));
	}

	/** A part of a unit's row: the box, the name, the menu, the handle. */
	part(unitId: string, part: 'pick' | 'unit' | 'more'): Locator {
		return this.#page.locator(`[data-unit="${unitId}"] [data-part="${part}"]`);
	}

	handle(unitId: string): Locator {
		return this.#page.locator(`[data-unit="${unitId}"] [data-handle]`);
	}

	action(name: string | RegExp): Locator {
		return this.dialog.getByRole('button', { name });
	}

	tool(name: string): Locator {
		return this.toolbar.getByRole('button', { name });
	}

	async pick(...unitIds: readonly string[]): Promise<void> {
		for (const id of unitIds) await this.part(id, 'pick').check();
	}

	async choose(unitId: string, name: string | RegExp): Promise<void> {
		await this.part(unitId, 'more').click();
		await this.action(name).click();
	}

	/** Drags a unit with the mouse on a row of another, a little above its middle or below. */
	async drag(unitId: string, to: Locator, side: 'above' | 'below' = 'above'): Promise<void> {
		const { mouse } = this.#page;
		const start = await middleOf(this.handle(unitId));
		await mouse.move(start.x, start.y);
		await mouse.down();
		await dragOver(this.#page, this.mark, to, side);
		await mouse.up();
	}

	/** As above, with a finger. */
	async swipe(unitId: string, to: Locator, side: 'above' | 'below' = 'above'): Promise<void> {
		const finger = await Finger.on(this.#page);
		const start = await middleOf(this.handle(unitId));
		const end = await middleOf(to);
		await finger.down(start);
		await finger.move(start, { x: end.x, y: end.y + (side === 'above' ? -8 : 8) });
		await this.mark.waitFor();
		await finger.up();
	}

	async finger(): Promise<Finger> {
		return Finger.on(this.#page);
	}
}

/**
 * Moves what the mouse holds above or below the middle of an element, until the mark says so and nothing scrolls
 * any more: a page that is busy is still scrolling when the mouse has arrived.
 */
export async function dragOver(
	{ mouse }: Page,
	mark: Locator,
	to: Locator,
	side: 'above' | 'below'
): Promise<void> {
	await expect(async () => {
		const { x, y } = await middleOf(to);
		await mouse.move(x, y + (side === 'above' ? -8 : 8), { steps: 8 });
		await mark.waitFor();
		const line = await mark.boundingBox();
		expect(await middleOf(to)).toEqual({ x, y });
		expect((line?.y ?? y) < y).toBe(side === 'above');
	}).toPass();
}

export async function middleOf(target: Locator): Promise<Point> {
	await target.scrollIntoViewIfNeeded();
	const box = await target.boundingBox();
	if (!box) throw new Error(`${target.toString()} is not to be seen`);
	return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
