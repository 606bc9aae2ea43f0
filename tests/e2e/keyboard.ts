import type { Locator, Page } from '@playwright/test';

type Step = 'Tab' | 'Shift+Tab';

/** A player without a pointer, who notes where the focus cannot be seen. */
export class Keyboard {
	readonly #page: Page;
	readonly faults: string[] = [];

	constructor(page: Page) {
		this.#page = page;
	}

	/** Goes on with Tab until the focus is on the target. */
	async tabTo(target: Locator, most = 80): Promise<void> {
		await this.#stepTo(target, most, 'Tab');
	}

	/** Goes back with Shift and Tab until the focus is on the target. */
	async backTo(target: Locator, most = 20): Promise<void> {
		await this.#stepTo(target, most, 'Shift+Tab');
	}

	async activate(target: Locator): Promise<void> {
		await this.tabTo(target);
		await this.#page.keyboard.press('Enter');
	}

	async isOn(target: Locator): Promise<boolean> {
		return target.evaluateAll(
			([only, ...others]) => others.length === 0 && only === document.activeElement
		);
	}

	async #stepTo(target: Locator, most: number, key: Step): Promise<void> {
		await target.waitFor();
		for (let step = 0; step < most; step += 1) {
			if (await this.isOn(target)) return;
			await this.tab(key);
		}
		throw new Error(`${most} times ${key} do not reach ${target.toString()}`);
	}

	/** One step on; notes a fault if it leads to where the eye cannot follow. */
	async tab(key: Step = 'Tab'): Promise<void> {
		await this.#page.keyboard.press(key);
		const fault = await this.findFault();
		if (fault !== undefined) this.faults.push(fault);
	}

	/** Why the focus cannot be seen now, if so. */
	async findFault(): Promise<string | undefined> {
		return this.#page.evaluate(() => {
			const focused = document.activeElement;
			// Past the last stop the browser's own controls have the focus.
			if (!focused || focused === document.body) return undefined;
			const words = focused.getAttribute('aria-label') ?? focused.textContent;
			const name = `${focused.localName} “${words.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
			const { outlineStyle, outlineWidth } = getComputedStyle(focused);
			if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 1) {
				return `${name} has no outline`;
			}
			const { left, right, top, bottom } = focused.getBoundingClientRect();
			const inset = 3;
			const points = [
				[(left + right) / 2, (top + bottom) / 2],
				[left + inset, top + inset],
				[right - inset, top + inset],
				[left + inset, bottom - inset],
				[right - inset, bottom - inset]
			];
			const isSeen = points.some(([x = 0, y = 0]) => {
				const shown = document.elementFromPoint(x, y);
				return shown !== null && (focused.contains(shown) || shown.contains(focused));
			});
			return isSeen ? undefined : `${name} is out of sight or covered`;
		});
	}

	/** What has the focus, for a message. */
	async whereabouts(): Promise<string> {
		return this.#page.evaluate(() => {
			const focused = document.activeElement;
			return focused?.getAttribute('aria-label') ?? focused?.textContent.trim() ?? 'nothing';
		});
	}
}
