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

/** What is known of a list that was published, or of a commitment to one. */
interface CheckedList {
	/** The file of the list. */
	readonly file: string;
	/**
	 * Whether it is what was committed to, another text of that name, a list that nobody committed to, or a commitment whose
	 * list is not here.
	 */
	readonly is: 'kept' | 'changed' | 'unknown' | 'missing';
}

/** Published lists, held against commitments that were published before. */
export interface CheckedLists {
	readonly lists: readonly CheckedList[];
	/** Of all commitments in their order, as it is printed on the sheet of the lock. */
	readonly fingerprint: string;
}

/**
 * Holds published lists against commitments as `sha256sum` writes them; undefined if there are none in the text.
 * A list may have come under another name, or with the line ends of another system.
 */
export function checkPublished(
	commitments: string,
	files: readonly { readonly name: string; readonly text: string }[]
): CheckedLists | undefined {
	const committed = new Map(
		[...commitments.matchAll(/^\s*([0-9a-f]{64})\s+\*?(\S.*?)\s*$/gim)].map(
			([, hash = '', name = '']) => [hash.toLowerCase(), name] as const
		)
	);
	if (committed.size === 0) return undefined;
	const names = new Set(committed.values());
	const found = files.map(({ name, text }): CheckedList => {
		const file = waysToSave(text)
			.map((way) => committed.get(commitmentTo(way)))
			.find((one) => one !== undefined);
		if (file !== undefined) return { file, is: 'kept' };
		const known = [...names].find((one) => one === name || one.endsWith(`/${name}`));
		return known === undefined ? { file: name, is: 'unknown' } : { file: known, is: 'changed' };
	});
	const seen = new Set(found.map(({ file }) => file));
	const missing = [...names].filter((file) => !seen.has(file));
	return {
		lists: [...found, ...missing.map((file) => ({ file, is: 'missing' as const }))],
		fingerprint: fingerprintOfAll([...committed.keys()])
	};
}

/** A text as it came, and as it was before programs changed its line ends or its mark. */
function waysToSave(text: string): readonly string[] {
	const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
	return [text, plain, `${plain.trimEnd()}\n`];
}
