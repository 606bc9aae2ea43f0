import { hashOf } from '../list-code/code.ts';
import { hexOf } from '../list-code/bytes.ts';

/** A list as it will be published, and what it is bound to. */
interface Bound {
	/** The name and the day of the event. */
	readonly event: string;
	/** The fingerprint of the event's rules. */
	readonly rules: string;
	readonly number: number;
	/** The list without its secrets. */
	readonly text: string;
	/** At least 128 random bits in hexadecimal digits. */
	readonly nonce: string;
}

/** The file of a list: without its nonce nobody can find out by trying which list a commitment is to. */
export function boundText({ event, rules, number, text, nonce }: Bound): string {
	return `${event} · rules ${rules}\nList ${number}\n\n${text.trim()}\n\nNonce: ${nonce}\n`;
}

/** The commitment to a file: the SHA-256 of its bytes, which any program works out. */
export function commitmentTo(text: string): string {
	return hexOf(hashOf(text));
}

/** A fingerprint of all commitments in their order: the SHA-256 of a line for each. */
export function fingerprintOfAll(commitments: readonly string[]): string {
	return hexOf(hashOf(commitments.map((one) => `${one}\n`).join('')));
}
