import { fc } from '../../../tests/draw.ts';
import { describe, expect, test } from 'vitest';
import { bytesOfCode, codeOf, readCode } from './code.ts';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const hash = fc.uint8Array({ minLength: 32, maxLength: 32 });
const code = hash.map(codeOf);

describe('a code', () => {
	test('is twelve symbols in groups of four, none of which looks like another', () => {
		fc.assert(
			fc.property(code, (printed) => {
				expect(printed).toMatch(
					/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/
				);
			})
		);
	});

	test('is of the first 55 bits, the highest first', () => {
		const first = Uint8Array.from([0b00001_000, 0b10_00011_0, 0b0100_0000, 0, 0, 0, 0]);
		expect(codeOf(first).slice(0, 9)).toBe('1234-0000');
		const last = Uint8Array.from([0, 0, 0, 0, 0, 0, 0b0011111_1]);
		expect(codeOf(last).slice(5, 13)).toBe('0000-00Z');
		expect(codeOf(last)).toBe(codeOf(Uint8Array.from([0, 0, 0, 0, 0, 0, 0b0011111_0])));
	});

	test('of nothing but zeros ends in a zero, and of a one in its double', () => {
		expect(codeOf(new Uint8Array(32))).toBe('0000-0000-0000');
		expect(codeOf(Uint8Array.from([0, 0, 0, 0, 0, 0, 0b10]))).toBe('0000-0000-0012');
		expect(codeOf(Uint8Array.from([0, 0, 0, 0, 0, 0, 0b100000]))).toBe('0000-0000-00G5');
	});

	test('travels in seven bytes', () => {
		fc.assert(
			fc.property(hash, (bytes) => {
				const packed = bytesOfCode(codeOf(bytes));
				expect([...packed.slice(0, 6)]).toEqual([...bytes.slice(0, 6)]);
				expect(codeOf(packed)).toBe(codeOf(bytes));
			})
		);
	});
});

describe('a typed code', () => {
	test('is read however it is written', () => {
		fc.assert(
			fc.property(
				code,
				fc.constantFrom('', ' ', '-', ' – '),
				fc.boolean(),
				(printed, gap, isLow) => {
					const spoken = printed.replaceAll('0', 'o').replace('1', 'l').replace('1', 'I');
					const typed = ` ${(isLow ? spoken.toLowerCase() : spoken).replaceAll('-', gap)} `;
					expect(readCode(typed)).toEqual({ ok: true, code: printed });
				}
			)
		);
	});

	test('with one wrong symbol is mistyped, whatever symbol it is', () => {
		fc.assert(
			fc.property(
				code,
				fc.nat(11),
				fc.constantFrom(...Array.from(alphabet)),
				(printed, at, other) => {
					const symbols = Array.from(printed.replaceAll('-', ''));
					fc.pre(symbols[at] !== other);
					symbols[at] = other;
					expect(readCode(symbols.join(''))).toEqual({ ok: false, reason: 'mistyped' });
				}
			)
		);
	});

	test('with two symbols in each other’s place is mistyped', () => {
		fc.assert(
			fc.property(code, fc.nat(11), fc.nat(11), (printed, one, other) => {
				const symbols = Array.from(printed.replaceAll('-', ''));
				fc.pre(symbols[one] !== symbols[other]);
				[symbols[one], symbols[other]] = [symbols[other] ?? '', symbols[one] ?? ''];
				expect(readCode(symbols.join(''))).toEqual({ ok: false, reason: 'mistyped' });
			})
		);
	});

	test.each([
		['', 'empty'],
		[' - ', 'empty'],
		['0000-0000-000', 'length'],
		['0000-0000-0000-0', 'length'],
		['0000-0000-000U', 'symbol'],
		['0000-0000-000*', 'symbol'],
		['not a code!!', 'symbol']
	])('%j is refused: %s', (typed, reason) => {
		expect(readCode(typed)).toEqual({ ok: false, reason });
	});
});
