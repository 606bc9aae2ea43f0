/** Crockford's base 32: no I, L, O or U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Symbols for the checksum; one more checks them. */
const carrying = 11;

/** A list code as typed, or why it is not one. */
export type TypedCode =
	| { readonly ok: true; readonly code: string }
	| { readonly ok: false; readonly reason: 'empty' | 'length' | 'symbol' | 'mistyped' };

/** The first 55 bits of a hash as a list code, in groups of four: `ABCD-EFGH-JKMN`. */
export function codeOf(hash: Uint8Array): string {
	const values = valuesIn(hash);
	return inGroups([...values, checkOf(values)]);
}

/**
 * Reads a code in upper or lower case, with O for 0, I and L for 1, and any spaces and hyphens. One wrong
 * symbol, or two that were swapped, are always detected.
 */
export function readCode(typed: string): TypedCode {
	const symbols = typed
		.toUpperCase()
		.replace(/[\s\p{Pd}]+/gu, '')
		.replaceAll('O', '0')
		.replace(/[IL]/g, '1');
	if (symbols === '') return { ok: false, reason: 'empty' };
	const values = valuesOf(symbols);
	if (values.includes(-1)) return { ok: false, reason: 'symbol' };
	if (values.length !== carrying + 1) return { ok: false, reason: 'length' };
	const isRight = checkOf(values.slice(0, carrying)) === values.at(-1);
	return isRight ? { ok: true, code: inGroups(values) } : { ok: false, reason: 'mistyped' };
}

/** The seven bytes of a code in a packed list: 55 bits and a 0. */
export function bytesOfCode(code: string): Uint8Array {
	const values = valuesOf(code.replaceAll('-', ''));
	const bits = values.slice(0, carrying).reduce((sum, value) => (sum << 5n) | BigInt(value), 0n);
	return Uint8Array.from({ length: 7 }, (_, at) =>
		Number(((bits << 1n) >> BigInt(48 - 8 * at)) & 255n)
	);
}

/** The value of each symbol; −1 for anything else. */
function valuesOf(symbols: string): readonly number[] {
	return Array.from(symbols, (symbol) => alphabet.indexOf(symbol));
}

/** The values of the first eleven groups of five bits. */
function valuesIn(bytes: Uint8Array): readonly number[] {
	const bits = bytes.slice(0, 7).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
	return Array.from({ length: carrying }, (_, at) => Number((bits >> BigInt(51 - 5 * at)) & 31n));
}

/**
 * The check symbol: the sum of the symbols, each times its own power of 2 in the field of 32 elements. It
 * changes with any one symbol and with any two that are swapped.
 */
function checkOf(values: readonly number[]): number {
	return values.reduce((sum, value) => doubled(sum ^ value), 0);
}

/** Times 2 in the field of 32 elements with x⁵ + x² + 1. */
function doubled(value: number): number {
	return (value << 1) ^ (value & 16 ? 0b100101 : 0);
}

function inGroups(values: readonly number[]): string {
	const symbols = values.map((value) => alphabet[value]).join('');
	return symbols.replace(/(.{4})(?=.)/g, '$1-');
}
