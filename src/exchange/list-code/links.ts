import { cleanName } from '../clean.ts';
import { maxLetters } from './packed-list.ts';

/** The contents of a link, of a QR code, or of the part of an address after `#`. */
export type LinkContent =
	| { readonly kind: 'packed'; readonly packed: string }
	/** Unchecked; `readCode` checks it. */
	| { readonly kind: 'code'; readonly typed: string };

/** No readable link is longer, whatever the address of the app. */
const longest = maxLetters + 2000;

/** The list or code in a link of Muster; undefined for other texts. */
export function linkContent(text: string): LinkContent | undefined {
	const written = text.length > longest ? '' : cleanName(text);
	if (/\s/.test(written)) return undefined;
	const held = /^(?:muster:|https?:\/\/\S+\/(?:list|verify)\/?#|#)(\S+)$/i.exec(written)?.[1];
	if (held === undefined) return undefined;
	return /^c=/i.test(held)
		? { kind: 'code', typed: held.slice(2) }
		: { kind: 'packed', packed: held };
}
