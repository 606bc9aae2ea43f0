import { sha256 } from '@noble/hashes/sha2.js';

/** Bytes at the end of a packed list with which damage is detected. */
export const checkBytes = 2;

const day = 24 * 60 * 60 * 1000;

/** The first day with a four-digit year. */
const firstDay = Date.parse('0000-01-01');

/** Writes the parts of a packed list as bytes. */
export class ByteWriter {
	readonly #bytes: number[] = [];

	get bytes(): Uint8Array {
		return Uint8Array.from(this.#bytes);
	}

	raw(bytes: Iterable<number>): void {
		this.#bytes.push(...bytes);
	}

	/** A whole number, seven bits a byte, the lowest first; every byte but the last has its high bit set. */
	number(value: number): void {
		let rest = value;
		for (; rest > 127; rest = Math.floor(rest / 128)) this.#bytes.push((rest % 128) | 128);
		this.#bytes.push(rest);
	}

	/** UTF-8, after its length in bytes. */
	text(text: string): void {
		const bytes = new TextEncoder().encode(text);
		this.number(bytes.length);
		this.raw(bytes);
	}

	/** Days since the first of January of the year 0, in three bytes. */
	date(date: string): void {
		const days = Math.round((Date.parse(date) - firstDay) / day);
		this.raw([days >> 16, (days >> 8) & 255, days & 255]);
	}
}

/** Reads the bytes back. Reading past the end gives zeros, and sets `isShort`. */
export class ByteReader {
	readonly #bytes: Uint8Array;
	#at = 0;
	isShort = false;

	constructor(bytes: Uint8Array) {
		this.#bytes = bytes;
	}

	get isAtEnd(): boolean {
		return this.#at === this.#bytes.length;
	}

	byte(): number {
		return this.raw(1)[0] ?? 0;
	}

	raw(length: number): Uint8Array {
		const bytes = this.#bytes.subarray(this.#at, this.#at + length);
		this.isShort ||= bytes.length < length;
		this.#at += bytes.length;
		return bytes;
	}

	/** A number of at most 35 bits, the most that packed lists contain. */
	number(): number {
		let value = 0;
		for (let place = 1; place < 2 ** 35; place *= 128) {
			const byte = this.byte();
			value += (byte & 127) * place;
			if (byte < 128) return value;
		}
		this.isShort = true;
		return 0;
	}

	text(): string {
		return new TextDecoder().decode(this.raw(this.number()));
	}

	date(): string {
		const [high = 0, middle = 0, low = 0] = this.raw(3);
		const days = (high << 16) | (middle << 8) | low;
		const date = new Date(firstDay + days * day);
		return date.toISOString().slice(0, 10);
	}
}

/** Base64 with the alphabet for addresses, without padding. */
export function base64url(bytes: Uint8Array): string {
	const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
	return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes of such a text; undefined if it is not valid. */
export function bytesIn(text: string): Uint8Array | undefined {
	if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return undefined;
	const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
	return Uint8Array.from(plain, (symbol) => symbol.charCodeAt(0));
}

/** Bytes as hexadecimal digits. */
export function hexOf(bytes: Uint8Array): string {
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytesOfHex(hex: string): Uint8Array {
	return Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
}

export function checksum(bytes: Uint8Array): Uint8Array {
	return sha256(bytes).subarray(0, checkBytes);
}
