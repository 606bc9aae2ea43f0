import { expect, type Locator, type Page } from '@playwright/test';

interface Thing {
	readonly role: string;
	readonly name: string;
}

/**
 * A player who knows a page by its accessibility tree alone: the roles and names that are read out, and what
 * is announced without being asked for.
 */
export class Reader {
	readonly #page: Page;

	constructor(page: Page) {
		this.#page = page;
	}

	/** Listens to what is announced from the next page on. */
	async listen(): Promise<void> {
		await this.#page.addInitScript(() => {
			const heard: string[] = [];
			Object.assign(globalThis, { heard });
			new MutationObserver((changes) => {
				const modal = document.querySelector('dialog:modal');
				for (const { target } of changes) {
					const element = target instanceof Element ? target : target.parentElement;
					const region = element?.closest('[role="status"], [role="alert"], [aria-live]');
					// What lies under a dialog is silent.
					if (!region || (modal && !modal.contains(region))) continue;
					const words = region.textContent.replace(/\s+/g, ' ').trim();
					if (words !== '' && words !== heard.at(-1)) heard.push(words);
				}
			}).observe(document, { subtree: true, childList: true, characterData: true });
		});
	}

	/** Waits until all this is announced, and forgets what was before. */
	async hear(...words: readonly RegExp[]): Promise<void> {
		await expect
			.poll(() => this.#page.evaluate(() => (globalThis as { heard?: string[] }).heard ?? []))
			.toEqual(expect.arrayContaining(words.map((each): unknown => expect.stringMatching(each))));
		await this.#page.evaluate(() => (globalThis as { heard?: string[] }).heard?.splice(0));
	}

	/** What there is of a role, by its name; one of it and no more. */
	async find(role: Parameters<Page['getByRole']>[0], name: RegExp): Promise<Locator> {
		let found: Thing | undefined;
		await expect
			.poll(
				async () => {
					const things = parse(await this.#root.ariaSnapshot());
					found = things.find((thing) => thing.role === role && name.test(thing.name));
					return found ? 'found' : things.filter((thing) => thing.role === role);
				},
				{ message: `a ${role} named ${String(name)}` }
			)
			.toBe('found');
		const target = this.#root.getByRole(role, { name: found?.name ?? '', exact: true });
		await expect(target).toHaveCount(1);
		return target;
	}

	async press(role: Parameters<Page['getByRole']>[0], name: RegExp): Promise<void> {
		await (await this.find(role, name)).click();
	}

	/** While a dialog is open there is nothing else. */
	get #root(): Locator {
		return this.#page.locator('body:not(:has(dialog:modal)), dialog:modal');
	}
}

/** The roles and names of a snapshot; a line that YAML would misread stands in single quotes. */
function parse(snapshot: string): readonly Thing[] {
	return snapshot.split('\n').flatMap((line) => {
		const found = /^\s*- (')?(\w+) ("(?:[^"\\]|\\.)*")/.exec(line);
		const [, quote, role = '', name = '""'] = found ?? [];
		if (!found) return [];
		return [{ role, name: String(JSON.parse(quote ? name.replaceAll("''", "'") : name)) }];
	});
}
