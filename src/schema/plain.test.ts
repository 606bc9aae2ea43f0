import { expect, test } from 'vitest';
import { isPlainJson } from './plain.ts';

const cyclic: Record<string, unknown> = {};
cyclic['self'] = cyclic;
const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)]);
/** Twice the same, twice the same: few objects, and no end to walking along them. */
const twice = (levels: number): unknown => {
	let value: unknown = {};
	for (let level = 0; level < levels; level += 1) value = Array.from({ length: 9 }, () => value);
	return value;
};

test.each([
	['JSON', { a: [1, 'x', null, true, { b: [] }], c: undefined }, true],
	['as deep as it may be', deep(16), true],
	['an object without a prototype', Object.create(null), true],
	['deeper', deep(17), false],
	['a cycle', cyclic, false],
	['a thicket', twice(15), false],
	['a map', { a: new Map() }, false],
	['a date', [new Date()], false],
	['a whole number without bounds', { a: 1n }, false],
	['bytes', new Uint8Array(3), false],
	['holes', Array(4_000_000_000), false],
	['a list with a name', Object.assign([1], { id: 'a' }), false],
	['more than there can be', Array.from({ length: 500_000 }, () => 0), false]
])('%s', (_, value, expected) => {
	expect(isPlainJson(value)).toBe(expected);
	expect(isPlainJson(structuredClone(value))).toBe(expected);
});
