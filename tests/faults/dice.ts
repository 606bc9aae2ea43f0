/** Chance that can be had again: the same seed gives the same throws. */
export class Dice {
	#state: number;

	constructor(seed: number) {
		this.#state = seed >>> 0;
	}

	/** From 0 to 1, without 1. */
	throw(): number {
		this.#state = (this.#state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}

	/** A whole number from 0 to one below the bound. */
	below(bound: number): number {
		return Math.floor(this.throw() * bound);
	}

	/** Whether something happens that happens so many times in a hundred. */
	happens(inHundred: number): boolean {
		return this.below(100) < inHundred;
	}

	one<T>(things: readonly T[]): T {
		const thing = things[this.below(things.length)];
		if (thing === undefined) throw new Error('There is nothing to choose from.');
		return thing;
	}
}
