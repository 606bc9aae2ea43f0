import type { CDPSession, Page } from '@playwright/test';
import type { Dice } from './dice.ts';
import { pause } from './pause.ts';

interface Point {
	readonly x: number;
	readonly y: number;
}

/** How a finger adds and takes away. */
export interface Manner {
	/** Milliseconds between two taps: the least, and how much more at most. */
	readonly pace: readonly [least: number, more: number];
	/** Taps of a hundred that take away. */
	readonly removes: number;
}

/** A finger on the buttons of one entry: it sends taps and waits for nothing. */
export class Finger {
	/** What is there after each tap, the first before any: so many more than at the start. */
	readonly counts: number[] = [0];
	readonly #session: CDPSession;
	readonly #add: Point;
	readonly #remove: Point;

	private constructor(session: CDPSession, add: Point, remove: Point) {
		this.#session = session;
		this.#add = add;
		this.#remove = remove;
	}

	static async at(page: Page, session: CDPSession, entry: string): Promise<Finger> {
		const middle = async (name: string): Promise<Point> => {
			const button = page.getByRole('button', { name, exact: true });
			await button.scrollIntoViewIfNeeded();
			const box = await button.boundingBox();
			if (!box) throw new Error(`There is no ${name}`);
			return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
		};
		return new Finger(
			session,
			await middle(`Add one ${entry}`),
			await middle(`Remove one ${entry}`)
		);
	}

	add(): Promise<void> {
		return this.#tap(this.#add, 1);
	}

	remove(): Promise<void> {
		return this.#tap(this.#remove, -1);
	}

	/** Taps for so many milliseconds. */
	async tapFor(time: number, { pace: [least, more], removes }: Manner, dice: Dice): Promise<void> {
		const end = Date.now() + time;
		while (Date.now() < end) {
			const isLess = dice.happens(removes) && (this.counts.at(-1) ?? 0) > 0;
			void (isLess ? this.remove() : this.add());
			await pause(least + dice.below(more));
		}
	}

	async #tap({ x, y }: Point, difference: number): Promise<void> {
		this.counts.push((this.counts.at(-1) ?? 0) + difference);
		const touch = { x, y, button: 'left', clickCount: 1 } as const;
		await Promise.allSettled([
			this.#session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...touch }),
			this.#session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...touch })
		]);
	}
}
