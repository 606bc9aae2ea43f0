import { expect, test } from 'vitest';
import { isTooDeep, mostDepth } from './json-depth.ts';

const nested = (levels: number, open = '[', close = ']') =>
	open.repeat(levels) + close.repeat(levels);

test('thirty-two levels are read, one more is not', () => {
	expect(isTooDeep(nested(mostDepth))).toBe(false);
	expect(isTooDeep(nested(mostDepth + 1))).toBe(true);
	expect(isTooDeep('{"a":'.repeat(mostDepth) + '1' + '}'.repeat(mostDepth))).toBe(false);
	expect(isTooDeep('{"a":'.repeat(mostDepth + 1))).toBe(true);
});

test('brackets side by side are not nested', () => {
	expect(isTooDeep(`[${'[],{},'.repeat(100)}[]]`)).toBe(false);
});

test('brackets in a text are no levels, behind an escaped quote neither', () => {
	expect(isTooDeep(JSON.stringify(['['.repeat(100)]))).toBe(false);
	expect(isTooDeep(JSON.stringify([`"${'['.repeat(100)}`]))).toBe(false);
	expect(isTooDeep(JSON.stringify([`\\x`, nested(40)]))).toBe(false);
});
