import type { Locator, Page } from '@playwright/test';
import { openPage } from './open-page.ts';

/** A file as it is chosen. */
interface Chosen {
	readonly name: string;
	readonly content: string | Uint8Array;
}

/** The desk of an event. */
export class DeskPage {
	readonly totals: Locator;
	readonly table: Locator;
	readonly search: Locator;
	readonly only: Locator;
	readonly #page: Page;

	constructor(page: Page) {
		this.#page = page;
		this.totals = page.locator('#desk-totals');
		this.table = page.getByRole('table');
		this.search = page.getByRole('searchbox');
		this.only = page.getByRole('combobox', { name: 'Show' });
	}

	async open(): Promise<void> {
		await openPage(this.#page, 'desk/');
	}

	async useEvent(event: object): Promise<void> {
		const file = { name: 'event.json', content: JSON.stringify(event) };
		await this.choose('Open an event’s file', [file]);
		await this.#page.getByRole('heading', { name: 'Lists' }).waitFor();
	}

	/** Gives files to the desk, and waits until they are read. */
	async give(files: readonly Chosen[]): Promise<void> {
		await this.choose(/^Files:/, files);
		await this.isIdle();
	}

	async isIdle(): Promise<void> {
		await this.#page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
	}

	/** The row of a player. */
	row(player: string): Locator {
		return this.table.getByRole('row').filter({
			has: this.#page.getByRole('rowheader').filter({ hasText: player })
		});
	}

	/** Unfolds the list of a player. */
	async unfold(player: string): Promise<void> {
		await this.row(player).getByRole('button', { name: player }).click();
	}

	button(name: string | RegExp): Locator {
		return this.#page.getByRole('button', { name });
	}

	/** The texts of the files in what a button saves. */
	async saved(button: string | RegExp): Promise<Uint8Array<ArrayBuffer>> {
		const [download] = await Promise.all([
			this.#page.waitForEvent('download'),
			this.button(button).click()
		]);
		const chunks: Buffer[] = [];
		for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
		return new Uint8Array(Buffer.concat(chunks));
	}

	/** Chooses files where they are asked for. */
	async choose(label: string | RegExp, files: readonly Chosen[]): Promise<void> {
		await this.#page.getByLabel(label).setInputFiles(
			files.map(({ name, content }) => ({
				name,
				mimeType: 'application/octet-stream',
				buffer: Buffer.from(content)
			}))
		);
	}
}
