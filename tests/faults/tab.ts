import { errors, type Locator, type Page } from '@playwright/test';
import type { Roster } from '#schema';

/** A game as the tabs play it: a roster whose units are called U0, U1 and so on. */
export interface Game {
	readonly roster: (id: string) => Roster;
	/** An option that any of its units may have: where it is, and its words after a bar. */
	readonly option: { readonly id: string; readonly selector: string };
	/** What is tapped, one after the other, to add a unit of this entry. */
	readonly entry: string;
	readonly adding: readonly string[];
}

/** What a tab has read of a thing, or made of it. */
export type Facts = Readonly<Record<string, string>>;

/** One edit of one tab, as the player knows it. */
export interface Touch {
	readonly tab: string;
	/** A unit's name, or the roster. */
	readonly thing: string;
	/** What the tab showed of it before. */
	readonly saw: Facts;
	/** What it was made; `gone` if it was removed. */
	readonly made: Facts | 'gone';
}

const question = 'Two tabs changed the same thing';
export const wholeRoster = 'roster';

interface Wish {
	readonly act: 'name' | 'note' | 'option' | 'remove';
	readonly text?: string;
}

/** Runs in the page: looks at the dialog of a unit and edits in one go, so that nothing comes between. */
function actInDialog({
	unit,
	wish: { act, text = '' },
	selector
}: {
	readonly unit: string;
	readonly wish: Wish;
	readonly selector: string;
}): Pick<Touch, 'saw' | 'made'> | undefined {
	const dialog = document.querySelector('dialog[open] .fields')?.closest('dialog');
	const name = dialog?.querySelector<HTMLInputElement>('.fields input');
	const note = dialog?.querySelector<HTMLTextAreaElement>('.fields textarea');
	const [kind, words] = selector.split('|');
	const option = [...(dialog?.querySelectorAll<HTMLElement>(kind ?? '') ?? [])].find(
		({ textContent }) => textContent.includes(words ?? '')
	);
	// The unit may be gone by now, and another in its place.
	if (!dialog || !name || !note || !new RegExp(`^${unit}\\b`).test(name.value)) return undefined;
	const isOn = option?.matches('[aria-checked="true"], [aria-pressed="true"]') ?? false;
	const saw = { name: name.value, note: note.value, option: String(isOn) };
	if (act === 'remove') {
		const buttons = [...dialog.querySelectorAll('button')];
		buttons.find(({ textContent }) => /^(Remove unit|Delete)$/.test(textContent.trim()))?.click();
		return { saw, made: 'gone' };
	}
	if (act === 'option') {
		if (!option || option.ariaDisabled === 'true') return undefined;
		option.click();
		return { saw, made: { option: String(!isOn) } };
	}
	const field = act === 'name' ? name : note;
	field.select();
	// oxlint-disable-next-line typescript/no-deprecated -- there is no other way to type in one go
	document.execCommand('insertText', false, text);
	if (field.value !== text) throw new Error(`Typed ${text}, and the field holds ${field.value}`);
	return { saw, made: { [act]: text } };
}

/** Runs in the page: types a size and hands it over in one go. @returns the size that was shown */
function typeSize(field: Element, size: number): string {
	const bar = document.querySelector('footer .sum')?.textContent ?? '';
	(field as HTMLInputElement).value = String(size);
	field.dispatchEvent(new Event('change', { bubbles: true }));
	return /of\s(\d+)/.exec(bar)?.[1] ?? '';
}

/** A tab in which a player edits one unit or another. */
export class Tab {
	readonly page: Page;
	readonly name: string;
	readonly #game: Game;
	readonly #dialog: Locator;
	/** What it has done so far. */
	touches: Touch[] = [];
	added = 0;
	/** The questions it has asked, word for word. */
	questions: string[] = [];

	constructor(page: Page, name: string, game: Game) {
		this.page = page;
		this.name = name;
		this.#game = game;
		this.#dialog = page.getByRole('dialog');
	}

	async open(id: string): Promise<void> {
		await this.page.goto(`roster/?id=${id}`);
		await this.page.getByRole('contentinfo', { name: 'Roster so far' }).waitFor();
		await this.page.locator('main h2').first().waitFor();
	}

	row(unit: string): Locator {
		return this.page
			.locator('main button:not([aria-pressed])')
			.filter({ hasText: new RegExp(`${unit}\\b`) });
	}

	async nameUnit(unit: string, words: string): Promise<void> {
		await this.#inDialogOf(unit, { act: 'name', text: `${unit} ${words}` });
	}

	async noteUnit(unit: string, words: string): Promise<void> {
		await this.#inDialogOf(unit, { act: 'note', text: words });
	}

	async toggleOption(unit: string): Promise<void> {
		await this.#inDialogOf(unit, { act: 'option' });
	}

	async removeUnit(unit: string): Promise<void> {
		await this.#inDialogOf(unit, { act: 'remove' });
	}

	async addUnit(): Promise<void> {
		for (const selector of this.#game.adding) await this.page.locator(selector).first().click();
		this.added += 1;
		await this.close();
	}

	async resize(size: number): Promise<void> {
		await this.page.getByRole('button', { name: /^Change points limit/ }).click();
		const field = this.#dialog.getByLabel('Other limit');
		const saw = { size: await field.evaluate(typeSize, size) };
		this.touches.push({ tab: this.name, thing: wholeRoster, saw, made: { size: String(size) } });
		await this.close();
	}

	/** @returns whether these words were to be seen at that moment */
	async undoBlindly(words: string): Promise<boolean> {
		const undo = this.page.getByRole('button', { name: 'Undo', exact: true }).first();
		return undo.evaluate((button: HTMLElement, looked) => {
			const hasSeen = document.querySelector('main')?.textContent.includes(looked) ?? false;
			button.click();
			return hasSeen;
		}, words);
	}

	/** All that its list shows. */
	async words(): Promise<string> {
		return (await this.page.locator('main').textContent()) ?? '';
	}

	/** In the list of rosters: what can be done with one. */
	moreAbout(id: string): Locator {
		const link = this.page.locator(`a[href*="${id}"]`);
		return this.page
			.locator('main li')
			.filter({ has: link })
			.getByRole('button', { name: /^More about/ });
	}

	/** Closes whatever dialog is open but a question. */
	async close(): Promise<void> {
		const open = this.page.locator('dialog[open]').filter({ hasNotText: question });
		// One dialog may be on its way to the next: that does not hear the key.
		for (let tries = 0; (await open.count()) > 0; tries++) {
			if (tries === 5) throw new Error(`Tab ${this.name} cannot close its dialog`);
			await this.page.keyboard.press('Escape');
			await open.waitFor({ state: 'hidden', timeout: 800 }).catch(() => undefined);
		}
	}

	async #inDialogOf(unit: string, wish: Wish): Promise<void> {
		if ((await this.row(unit).count()) === 0) return;
		if (!(await this.#openDialogOf(unit)) && !(await this.#openDialogOf(unit))) return;
		const { selector } = this.#game.option;
		const done = await this.page.evaluate(actInDialog, { unit, wish, selector });
		if (done) this.touches.push({ tab: this.name, thing: unit, ...done });
		// Some dialogs go with their unit, others show the next.
		if (wish.act === 'remove')
			await this.#dialog.waitFor({ state: 'hidden', timeout: 800 }).catch(() => undefined);
		await this.close();
	}

	/** @returns whether it is open; the other tab may take the unit away in the meantime, or close what opens */
	async #openDialogOf(unit: string): Promise<boolean> {
		const dialog = this.#dialog.getByText('Custom name and note');
		const gone = this.#dialog.getByText(/no longer in/);
		try {
			await this.row(unit).first().click({ timeout: 4000 });
			await dialog.or(gone).waitFor({ timeout: 4000 });
			return true;
		} catch (error) {
			if (!(error instanceof errors.TimeoutError)) throw error;
			if (await this.page.getByRole('dialog', { name: question }).isVisible()) throw error;
			return false;
		}
	}

	/** What the page says of its storing. */
	async saving(): Promise<string> {
		return this.page.evaluate(
			() => document.querySelector('[data-save]')?.getAttribute('data-save') ?? ''
		);
	}

	/** Answers what it asks, if it asks anything; `isMine`: with what was done here. */
	async answer(isMine: boolean): Promise<boolean> {
		const dialog = this.page.getByRole('dialog', { name: question });
		if ((await dialog.count()) === 0) {
			if ((await this.saving()) !== 'asking') return false;
			await this.close();
			// It comes by itself as well.
			const choose = this.page.getByRole('button', { name: 'Choose', exact: true });
			await choose.click({ timeout: 500 }).catch(() => undefined);
			if ((await dialog.count()) === 0) return false;
		}
		this.questions.push((await dialog.textContent()) ?? '');
		const side = isMine ? /^Keep (all )?from this tab/ : /^Keep (all )?from the other tab/;
		await dialog.getByRole('button', { name: side }).last().click();
		await dialog.waitFor({ state: 'hidden' });
		// Below it is the dialog that it came up over.
		await this.close();
		return true;
	}
}
