import type { Download, Locator, Page } from '@playwright/test';
import { openPage } from './open-page.ts';

type Form =
	| 'Army list'
	| 'List and reference'
	| 'Warscrolls'
	| 'Organiser’s copy'
	| 'Opponent’s copy'
	| 'Battle record'
	| 'Legality report';

/** The sheets of a roster. */
export class PrintPage {
	readonly #page: Page;
	/** What scrolls the pages; it says what they say. */
	readonly preview: Locator;
	/** Pages as they are drawn. */
	readonly pages: Locator;
	readonly save: Locator;
	readonly share: Locator;
	readonly copy: Locator;
	readonly zoomIn: Locator;
	readonly fit: Locator;
	readonly cancel: Locator;
	readonly again: Locator;
	readonly failure: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.preview = page.getByRole('region', { name: 'Preview' });
		this.pages = page.locator('.page svg');
		this.save = page.getByRole('button', { name: 'Save PDF' });
		this.share = page.getByRole('button', { name: 'Share' });
		this.copy = page.getByRole('button', { name: 'Copy text' });
		this.zoomIn = page.getByRole('button', { name: 'Zoom in' });
		this.fit = page.getByRole('button', { name: 'Fit width' });
		this.cancel = page.getByRole('button', { name: 'Cancel' });
		this.again = page.getByRole('button', { name: 'Try again' });
		this.failure = page.getByRole('alert');
	}

	async open(id: string, form?: string): Promise<void> {
		await openPage(this.#page, `print/?id=${id}${form === undefined ? '' : `&form=${form}`}`);
	}

	/** A button of the desk: what to print, a sheet of the event, a form by itself, a paper. */
	choice(
		name: 'For me' | 'For the event' | 'Cards' | 'One sheet' | 'Notes' | Form | 'A4' | 'Letter'
	): Locator {
		return this.#page.getByRole('button', { name, exact: true });
	}

	/** Prints a form by itself. */
	async form(name: Form): Promise<void> {
		await this.choice('One sheet').click();
		await this.choice(name).click();
	}

	/** Waits until the pages are those that were asked for last. */
	async ready(): Promise<void> {
		await this.#page.locator('.preview:not(.stale) .page svg').first().waitFor();
	}

	async savePdf(): Promise<Download> {
		await this.ready();
		const downloading = this.#page.waitForEvent('download');
		await this.save.click();
		return downloading;
	}
}
