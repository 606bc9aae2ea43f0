import { fc } from '../../../tests/draw.ts';
import { describe, expect, test } from 'vitest';
import { findJsonFlaw } from './json-flaw.ts';

describe('the first flaw of a text that is not JSON', () => {
	test.each([
		['Halberdiers', 0, undefined],
		['{ "a": 1, }', 10, 'remove the comma before it'],
		['[1, 2, ]', 7, 'remove the comma before it'],
		['[1,, 2]', 3, 'there is an extra comma'],
		['{ "a": 1,, "b": 2 }', 9, 'there is an extra comma'],
		['{ "a": 1 "b": 2 }', 9, 'a comma is missing'],
		['[{} {}]', 4, 'a comma is missing'],
		['[1 2]', 3, 'a comma is missing'],
		['{ a: 1 }', 2, undefined],
		["{ 'a': 1 }", 2, undefined],
		['{ "a" 1 }', 6, undefined],
		['{ "a": }', 7, undefined],
		['{ "a", }', 5, undefined],
		['[1}', 2, undefined],
		['{} {}', 3, undefined],
		['[01]', 2, 'a comma is missing'],
		['["a\nb"]', 1, undefined],
		['["a', 1, undefined],
		['[tru]', 1, undefined],
		['{ "a": 1', 8, 'it ends too early'],
		['', 0, 'it ends too early']
	])('%j: at %i', (text, position, hint) => {
		expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
		expect(findJsonFlaw(text)).toEqual(hint === undefined ? { position } : { position, hint });
	});

	test('what follows the flaw may be nested without end', () => {
		expect(findJsonFlaw(`{ "a\n" ${'['.repeat(1_000_000)}`)).toEqual({ position: 2 });
	});

	test('letters that JSON allows in a string are none', () => {
		const text = '["\u007f\u009f\ud800\u2028😀\\u00e9\\\\\\""]';
		expect(JSON.parse(text)).toHaveLength(1);
		expect(findJsonFlaw(text).position).toBe(text.length);
	});

	test('a string may be as long as a file', () => {
		const text = `"${'x'.repeat(5_000_000)}`;
		expect(findJsonFlaw(text)).toEqual({ position: 0 });
		expect(findJsonFlaw(`${text}" "${'\\n'.repeat(2_000_000)}`).position).toBe(text.length + 2);
	});

	test('JSON has none before its end', () => {
		fc.assert(
			fc.property(fc.json(), fc.constantFrom(undefined, 1, '\t'), (json, indent) => {
				const text = JSON.stringify(JSON.parse(json), null, indent);
				expect(findJsonFlaw(text).position).toBe(text.length);
			})
		);
	});

	test('what begins like JSON has none before the place where it goes wrong', () => {
		fc.assert(
			fc.property(fc.array(fc.jsonValue()), (value) => {
				const text = JSON.stringify(value).slice(0, -1);
				expect(findJsonFlaw(`${text} ?`).position).toBe(text.length + 1);
			})
		);
	});
});
