/** What a link, the text of a QR code, or the part of an address after `#` brings. */
export type LinkContent =
	| { readonly kind: 'packed'; readonly packed: string }
	/** As it stands there; `readCode` says whether it is one. */
	| { readonly kind: 'code'; readonly typed: string };

/** What a link of Muster to a list holds; undefined if it is none. */
export function linkContent(text: string): LinkContent | undefined {
	const held = /^(?:muster:|https?:\/\/\S+\/verify\/?#|#)(\S+)$/i.exec(text.trim())?.[1];
	if (held === undefined) return undefined;
	return /^c=/i.test(held)
		? { kind: 'code', typed: held.slice(2) }
		: { kind: 'packed', packed: held };
}
