import type { Locator, Page } from '@playwright/test';
import { openPage } from './open-page.ts';

/** Holding lists against a code. */
export class VerifyPage {
	readonly #page: Page;
	readonly code: Locator;
	readonly photo: Locator;
	readonly scan: Locator;
	readonly file: Locator;
	readonly paste: Locator;
	/** What was held against the code, a line for each list. */
	readonly held: Locator;
	/** Why a link or a picture could not be read. */
	readonly faults: Locator;
	/** What is said of the code. */
	readonly about: Locator;

	constructor(page: Page) {
		this.#page = page;
		this.code = page.getByLabel('List code or link');
		this.photo = page.getByLabel('Or a photo');
		this.scan = page.getByRole('button', { name: /camera/ });
		this.file = page.getByLabel('Or a list file');
		this.paste = page.getByLabel('List text');
		this.held = page.getByRole('status').locator('ul[role=list] > li');
		this.faults = page.locator('p.fault');
		this.about = page.locator('[id^=code-about]');
	}

	/** @param fragment what stands after the # of a link */
	async open(fragment = ''): Promise<void> {
		await openPage(this.#page, `verify/${fragment}`);
	}

	async holdFile(name: string, text: string): Promise<void> {
		await this.file.setInputFiles(aFile(name, text));
	}
}

/** A text as a file that a player chooses. */
export function aFile(
	name: string,
	text: string
): { readonly name: string; readonly mimeType: string; readonly buffer: Buffer } {
	return { name, mimeType: 'application/json', buffer: Buffer.from(text) };
}
