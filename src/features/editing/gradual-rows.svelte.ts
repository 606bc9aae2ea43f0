import { nextFrame } from '../../platform/next-frame.ts';

/** Rows that fill the screen of a phone, and how many more come with each frame. */
const first = 14;
const more = 20;

/** A long list comes to the page in parts: together they take too long on a cheap phone. */
export class GradualRows {
	/** How many rows may be on the page; none until what edits them is there. */
	many = $state(0);
	/** Resolves when there may be all. */
	readonly whole: Promise<void>;

	/**
	 * @param all the number of rows, or more: with so many the list is whole
	 * @param begins when the first may be on the page
	 */
	constructor(all: number, begins: Promise<unknown>) {
		this.whole = this.#fill(all, begins);
	}

	async #fill(all: number, begins: Promise<unknown>): Promise<void> {
		await begins.catch(() => undefined);
		for (this.many = first; this.many < all; this.many += more) await nextFrame();
		this.many = Infinity;
	}
}

/**
 * The first parts of a list, the last of them cut, until they have so many rows.
 * @param key the part's rows
 */
export function firstOf<Key extends string, Part extends Readonly<Record<Key, readonly unknown[]>>>(
	parts: readonly Part[],
	many: number,
	key: Key
): readonly Part[] {
	if (many === Infinity) return parts;
	let left = many;
	const first: Part[] = [];
	for (const part of parts) {
		if (left <= 0) break;
		first.push({ ...part, [key]: part[key].slice(0, left) });
		left -= part[key].length;
	}
	return first;
}
