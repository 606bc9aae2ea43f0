import { cleanName } from '../clean.ts';
import { maxLetters } from './packed-list.ts';

/** What a link, the text of a QR code, or the part of an address after `#` brings. */
export type LinkContent =
	| { readonly kind: 'packed'; readonly packed: string }
	/** As it stands there; `readCode` says whether it is one. */
	| { readonly kind: 'code'; readonly typed: string };

/** No link that can be read is longer, wherever the app stands. */
const longest = maxLetters + 2000;

/** What a link of Muster to a list holds; undefined if it is none. */
export function linkContent(text: string): LinkContent | undefined {
	const written = text.length > longest ? '' : cleanName(text);
	if (/\s/.test(written)) return undefined;
	const held = /^(?:muster:|https?:\/\/\S+\/verify\/?#|#)(\S+)$/i.exec(written)?.[1];
	if (held === undefined) return undefined;
	return /^c=/i.test(held)
		? { kind: 'code', typed: held.slice(2) }
		: { kind: 'packed', packed: held };
}
