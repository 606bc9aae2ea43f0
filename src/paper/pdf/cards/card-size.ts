import type { SheetCard } from '../../../content/model.ts';

const millimetre = 72 / 25.4;

/** Points between the edge of a card and its text. */
export const padding = 12;

/** A size of cards, and how many of them a page has. */
export interface CardFormat {
	readonly width: number;
	readonly height: number;
	/** Cards side by side and one below the other. */
	readonly across: number;
	readonly down: number;
	/** The area inside the padding. */
	readonly inner: { readonly width: number; readonly height: number };
}

/** A playing card of the usual size, 63.5 × 88.9 mm, which fits common sleeves. */
export const cardSize = { width: 63.5 * millimetre, height: 88.9 * millimetre } as const;

/** Nine playing cards. */
export const playingCards = formatOf(1, 3);

/** Four cards of one and a half times that width and height, in the place of nine. */
const largeCards = formatOf(1.5, 2);

function formatOf(times: number, count: number): CardFormat {
	const [width, height] = [cardSize.width * times, cardSize.height * times];
	return {
		width,
		height,
		across: count,
		down: count,
		inner: { width: width - 2 * padding, height: height - 2 * padding }
	};
}

/** Profiles with weapons and abilities need more room than a stat line. */
export function formatFor(card: SheetCard): CardFormat {
	return 'profile' in card ? largeCards : playingCards;
}
