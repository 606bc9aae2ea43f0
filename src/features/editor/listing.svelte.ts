import { nextFrame } from '../../../platform/next-frame.ts';
import { nextTask } from '../../../platform/next-task.ts';

/** Rows that fill the screen of a phone, and how many more come with each frame. */
const first = 14;
const more = 20;

/** A long list comes to the page in parts: together they take too long on a cheap phone. */
export class Listing {
	/** How many rows may be on the page; none until the frame around the list is painted. */
	many = $state(0);
	/** Resolves when there may be all. */
	readonly whole: Promise<void>;

	/** @param all the number of rows */
	constructor(all: number) {
		this.whole = this.#fill(all);
	}

	async #fill(all: number): Promise<void> {
		await nextTask();
		for (this.many = first; this.many < all; this.many += more) await nextFrame();
		this.many = Infinity;
	}
}
