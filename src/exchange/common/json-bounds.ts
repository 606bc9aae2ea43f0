import { tooMuch } from '../../i18n/en/faults.ts';

/** Limits for a list: depth, keys per object, values in all within it. */
export const bounds = { depth: 32, keys: 1000, values: 600_000 } as const;

/** The sentences for values beyond the limits. */
export const beyond = {
	get depth() {
		return tooMuch.nested(bounds.depth);
	},
	get keys() {
		return tooMuch.wide(bounds.keys);
	},
	get values() {
		return tooMuch.long(bounds.values);
	}
};

const quote = 34;
const escape = 92;
const comma = 44;
const openObject = 123;
const closeObject = 125;
const openArray = 91;
const closeArray = 93;
const blanks: ReadonlySet<number> = new Set([9, 10, 13, 32]);

/**
 * Why JSON is rejected without parsing: it is nested too deep, or holds too many values. Five million open
 * brackets, or a million empty objects, take a parser a second and half a gigabyte.
 */
export function beyondBounds(json: string): string | undefined {
	/** The keys so far of each open object; arrays have none. */
	const keys: number[] = [];
	/** The number of values inside the outermost one: first items of lists and objects, and items after a comma. */
	let values = 0;
	let isText = false;
	for (let at = 0; at < json.length; at += 1) {
		const code = json.charCodeAt(at);
		if (code === quote) isText = !isText;
		else if (isText) {
			if (code === escape) at += 1;
		} else if (code === comma) {
			values += 1;
			const own = (keys[keys.length - 1] ?? 0) + 1;
			if (own > bounds.keys) return beyond.keys;
			keys[keys.length - 1] = own;
		} else if (code === openObject || code === openArray) {
			if (!isEmpty(json, at + 1)) values += 1;
			if (keys.push(code === openObject ? 1 : -Infinity) > bounds.depth) return beyond.depth;
		} else if (code === closeObject || code === closeArray) keys.pop();
		if (values > bounds.values) return beyond.values;
	}
	return undefined;
}

/** Whether a list or an object is empty. */
function isEmpty(json: string, from: number): boolean {
	let at = from;
	while (blanks.has(json.charCodeAt(at))) at += 1;
	const code = json.charCodeAt(at);
	return code === closeObject || code === closeArray;
}

/** Why a value is rejected at once: it is unreasonably large or deep, or would change prototypes. */
export function obstacleIn(value: unknown): string | undefined {
	// The whole itself is not counted.
	let left = bounds.values + 1;
	const obstacleAt = (inner: unknown, depth: number): string | undefined => {
		left -= 1;
		if (left < 0) return beyond.values;
		if (typeof inner !== 'object' || inner === null) return undefined;
		if (depth === 0) return beyond.depth;
		const isList = Array.isArray(inner);
		if (!isList && Object.hasOwn(inner, '__proto__')) return tooMuch.prototype;
		const values: readonly unknown[] = isList ? inner : Object.values(inner);
		if (!isList && values.length > bounds.keys) return beyond.keys;
		for (const each of values) {
			const found = obstacleAt(each, depth - 1);
			if (found !== undefined) return found;
		}
		return undefined;
	};
	return obstacleAt(value, bounds.depth);
}
