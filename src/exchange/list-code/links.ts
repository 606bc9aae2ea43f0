import { cleanName } from '../common/clean.ts';
import { maxLetters } from './packed-list.ts';

/** The contents of a link, of a QR code, or of the part of an address after `#`. */
type LinkContent =
	| { readonly kind: 'packed'; readonly packed: string }
	/** Unchecked; `readCode` checks it. */
	| { readonly kind: 'code'; readonly typed: string };

/** No readable link is longer, whatever the address of the app. */
const longest = maxLetters + 2000;

/** The list or code in a link of Muster; undefined for other texts. */
export function linkContent(text: string): LinkContent | undefined {
	const written = text.length > longest ? '' : cleanName(shared(text) ?? text);
	if (/\s/.test(written)) return undefined;
	const held = /^(?:muster:|https?:\/\/\S+\/(?:list|verify)\/?#|#)(\S+)$/i.exec(written)?.[1];
	if (held === undefined) return undefined;
	return /^c=/i.test(held)
		? { kind: 'code', typed: held.slice(2) }
		: { kind: 'packed', packed: held };
}

/** The link below a line about its list, as it is copied. */
function shared(text: string): string | undefined {
	const [line = '', link = '', ...rest] = text.trim().split('\n');
	const isShared = rest.length === 0 && line.length <= 300 && /^https?:/i.test(link.trim());
	return isShared ? link : undefined;
}
