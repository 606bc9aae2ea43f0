import { expect, test } from 'vitest';
import { beyond, beyondBounds, bounds } from './json-bounds.ts';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const object = (keys: number) => `{${Array.from({ length: keys }, (_, at) => `"${at}":0`).join()}}`;

test('thirty-two levels are read, one more is not', () => {
	expect(beyondBounds(nested(bounds.depth))).toBeUndefined();
	expect(beyondBounds(nested(bounds.depth + 1))).toBe(beyond.depth);
	expect(beyondBounds('{"a":'.repeat(bounds.depth) + '1')).toBeUndefined();
	expect(beyondBounds('{"a":'.repeat(bounds.depth + 1))).toBe(beyond.depth);
});

test('a thousand keys are read, one more is not; an array has as many as it likes', () => {
	expect(beyondBounds(object(bounds.keys))).toBeUndefined();
	expect(beyondBounds(object(bounds.keys + 1))).toBe(beyond.keys);
	expect(beyondBounds(`[${object(600)},${object(600)}]`)).toBeUndefined();
	expect(beyondBounds(`{"a":[${'0,'.repeat(2000)}0]}`)).toBeUndefined();
});

test('so many values are read, one more is not', () => {
	expect(beyondBounds(`[${'0,'.repeat(bounds.values - 1)}0]`)).toBeUndefined();
	expect(beyondBounds(`[${'0,'.repeat(bounds.values)}0]`)).toBe(beyond.values);
});

test('brackets side by side are not nested', () => {
	expect(beyondBounds(`[${'[],{},'.repeat(100)}[]]`)).toBeUndefined();
});

test('what stands in a text is no level and no key, behind an escaped quote neither', () => {
	expect(beyondBounds(JSON.stringify(['['.repeat(100)]))).toBeUndefined();
	expect(beyondBounds(JSON.stringify({ a: ','.repeat(2000) }))).toBeUndefined();
	expect(beyondBounds(JSON.stringify([`"${'['.repeat(100)}`]))).toBeUndefined();
	expect(beyondBounds(JSON.stringify(['\\', nested(40)]))).toBeUndefined();
});
