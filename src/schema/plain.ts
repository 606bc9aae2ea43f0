/** More than anything that Muster stores. */
const deepest = 16;
const maxThings = 500_000;

/**
 * Whether it is JSON and nothing else: plain objects, arrays without holes, texts and numbers, within
 * bounds. A database hands out anything that can be cloned: cycles, dates, an array of four thousand
 * million holes, which a schema would walk along. So a row is looked at with this before a schema reads it.
 */
export function isPlainJson(value: unknown): boolean {
	let left = maxThings;
	const isSound = (thing: unknown, depth: number): boolean => {
		left -= 1;
		if (left < 0 || typeof thing === 'bigint') return false;
		if (typeof thing !== 'object' || thing === null) return true;
		if (depth === deepest || !isOfJson(thing)) return false;
		const parts: readonly unknown[] = Object.values(thing);
		if (Array.isArray(thing) && parts.length !== thing.length) return false;
		return parts.every((part) => isSound(part, depth + 1));
	};
	return isSound(value, 0);
}

function isOfJson(thing: object): boolean {
	const kind: unknown = Object.getPrototypeOf(thing);
	return kind === Object.prototype || kind === Array.prototype || kind === null;
}
