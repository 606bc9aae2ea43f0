import { expect, type Page } from '@playwright/test';
import type { Roster } from '#schema';
import type { Sight } from './observer.ts';
import { historyOf, rosterOf, type Rows } from './store.ts';

/** Milliseconds after which an edit is durable, whatever the page says. */
const soon = 100;

/** What came of looking for a roster whose page had died. */
export interface Finding {
	/** Sights that the page had said were stored since it was last looked for. */
	readonly acknowledged: number;
	/** Whether it is not older than what was to be seen for a tenth of a second. */
	readonly isTimely: boolean;
	/** Whether it is newer than all that was heard of it. */
	readonly isNewer: boolean;
	/** The points it has. */
	readonly total: string;
}

/** One roster over all its edits and deaths: what was to be seen of it. */
export class Trace {
	readonly id: string;
	readonly #begun: string | undefined;
	/** Since it was last looked for. */
	#sights: Sight[] = [];
	/** Since its page was opened again. */
	#again: Sight[] | undefined;
	#wanted: string | undefined;
	#hidden: { readonly text: string; readonly at: number } | undefined;
	readonly #diary: string[] = [];
	/** Its row, as it was when it was last looked for. */
	#row: string | undefined;

	/** @param begun the roster that it began with, if it is not made anew */
	constructor(id: string, begun?: Roster) {
		this.id = id;
		this.#begun = begun && JSON.stringify(begun);
		this.#row = this.#begun;
	}

	note(words: string): void {
		this.#diary.push(words);
	}

	see(sight: Sight): void {
		this.note(`  shows ${sight.total}${sight.isSaved ? ', saved' : ''} #${hash(sight)}`);
		(this.#again ?? this.#sights).push(sight);
	}

	/** A note was written, which no list shows. */
	hide(text: string): void {
		this.#hidden = { text, at: Date.now() };
	}

	/** Its page is dead: what is to be seen from now on is what there is. */
	die(): void {
		this.#again = [];
	}

	/** What may be there: the last that was said to be stored, and all that came after it. */
	get #possible(): readonly Sight[] {
		const first = this.#sights.findLastIndex(({ isSaved }) => isSaved);
		return this.#sights.slice(Math.max(first, 0));
	}

	get hasBeenSaved(): boolean {
		return this.#sights.some(({ isSaved }) => isSaved);
	}

	/** Whether it was to be seen for long enough to be stored. */
	hasBeenSeen(died: number): boolean {
		return this.#sights.some(({ at }) => at < died - soon);
	}

	/** The points that the list of rosters may show. */
	get totals(): readonly string[] {
		return this.#possible.map(({ total }) => total);
	}

	/** Waits until the page shows the roster as it may be. */
	async find(page: Page, died: number): Promise<Finding> {
		const possible = this.#possible;
		const isOnBoard = possible.every(({ view }) => view === 'board');
		if (isOnBoard && possible.length > 0) await openBoard(page);
		let place = await this.#lookFor(possible, 1500);
		if (place === -1 && !isOnBoard && possible.some(({ view }) => view === 'board')) {
			await openBoard(page);
		}
		if (place === -1) place = await this.#lookFor(possible, 4000);
		const isNewer = place === -1 && (await this.#goesOnFrom(page, possible));
		if (isNewer) place = possible.length;
		if (place === -1) this.#failToFind(possible);
		const now = this.#again?.at(-1);
		if (!now || (await page.getByRole('dialog').count()) > 0) this.fail('It asks something');

		const timely = possible.findLastIndex(({ at }) => at < died - soon);
		this.#wanted = this.#hiddenAndSaved;
		const acknowledged = this.#sights.filter(({ isSaved }) => isSaved).length;
		this.#sights = this.#again ?? [];
		this.#again = undefined;
		return { acknowledged, isTimely: place >= timely, isNewer, total: now.total };
	}

	/** The last of the possible that is to be seen; -1 if none of them is after so long. */
	async #lookFor(possible: readonly Sight[], milliseconds: number): Promise<number> {
		let place = -1;
		const look = (): number => {
			const now = this.#again?.at(-1);
			place = now ? possible.findLastIndex((each) => hash(each) === hash(now)) : -1;
			return now && possible.length === 0 ? 0 : place;
		};
		const isThere = expect.poll(look, { timeout: milliseconds, intervals: [10, 20, 40, 100] });
		await isThere.toBeGreaterThanOrEqual(0).catch(() => undefined);
		return possible.length === 0 ? 0 : place;
	}

	/**
	 * Whether undo or redo leads from what is shown to what may be there: its page was dead before it could tell
	 * of its last edits, and they are stored all the same.
	 */
	async #goesOnFrom(page: Page, possible: readonly Sight[]): Promise<boolean> {
		const found = this.#again?.at(-1);
		const isHere = async (wanted: (sight: Sight) => boolean): Promise<boolean> => {
			const look = (): boolean => this.#again?.slice(-1).some(wanted) ?? false;
			const isThere = expect.poll(look, { timeout: 2000, intervals: [10, 20, 40] }).toBe(true);
			return isThere.then(
				() => true,
				() => false
			);
		};
		const isPossible = (sight: Sight): boolean =>
			possible.some((each) => hash(each) === hash(sight));
		const tap = (name: string): Promise<boolean> =>
			page
				.getByRole('contentinfo')
				.getByRole('button', { name, exact: true })
				.click({ timeout: 500 })
				.then(
					() => true,
					() => false
				);
		const leads = async (by: string, back: string): Promise<boolean> => {
			let steps = 0;
			let isOnIt = false;
			while (!isOnIt && steps < 4 && (await tap(by))) {
				steps++;
				isOnIt = await isHere(isPossible);
			}
			for (; steps > 0; steps--) await tap(back);
			return isOnIt;
		};
		if (!found) return false;
		// What it could not tell of may have been an undo itself.
		if (!(await leads('Undo', 'Redo')) && !(await leads('Redo', 'Undo'))) return false;
		// Stored as well, so that what is stored is what is shown.
		return isHere((sight) => sight.isSaved && hash(sight) === hash(found));
	}

	#failToFind(possible: readonly Sight[]): never {
		const now = this.#again?.at(-1);
		if (!now) return this.fail('It is not to be seen');
		const shown = possible.map((each) => `${hash(each)} ${each.total} ${differences(each, now)}`);
		this.fail(`LOST. It shows ${hash(now)} ${now.total}, and may be\n  ${shown.join('\n  ')}\n`);
	}

	/** What was hidden before the page said that all was stored. */
	get #hiddenAndSaved(): string | undefined {
		const { text, at: hidden } = this.#hidden ?? { text: undefined, at: 0 };
		this.#hidden = undefined;
		return this.#sights.some(({ isSaved, at }) => isSaved && at > hidden) ? text : undefined;
	}

	/**
	 * Holds what is stored to be whole, and to have a history that leads back to the
	 * beginning.
	 * @returns how many steps were walked
	 */
	check(rows: Rows): number {
		const stored = rosterOf(rows, this.id);
		if (!stored) return this.fail('What is stored is torn');
		this.#row = JSON.stringify(stored);
		if (
			this.#wanted !== undefined &&
			!stored.units.some(({ note }) => note?.includes(this.#wanted ?? ''))
		)
			this.fail(`LOST: the note ${this.#wanted}`);
		try {
			const history = historyOf(rows, this.id);
			if (!this.#begun || JSON.stringify(history[0]) === this.#begun) return history.length - 1;
		} catch (error) {
			return this.fail(String(error));
		}
		return this.fail('Its history does not reach back to the beginning');
	}

	/** That it was left alone while another was edited. */
	checkUntouched(rows: Rows): void {
		const row = JSON.stringify(rosterOf(rows, this.id));
		if (row !== this.#row) this.fail('It has changed, though another was edited');
	}

	/** Throws, with what was done last. */
	fail(what: string): never {
		throw new Error([`${what}: roster ${this.id}`, ...this.#diary.slice(-70)].join('\n'));
	}
}

async function openBoard(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Arrange', exact: true }).click();
}

/** Where two sights begin to differ. */
function differences({ words }: Sight, { words: others }: Sight): string {
	let at = 0;
	while (at < words.length && words[at] === others[at]) at++;
	const part = (text: string): string => text.slice(Math.max(at - 15, 0), at + 70);
	return `“${part(words)}”, not “${part(others)}”`;
}

/** Short, so that a diary can be read. */
function hash({ view, words, total }: Sight): string {
	let sum = 7;
	for (const letter of `${view}${words}${total}`)
		sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0;
	return `${view === 'board' ? 'b' : ''}${(sum >>> 0).toString(36)}`;
}
