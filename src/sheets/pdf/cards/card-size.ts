const millimetre = 72 / 25.4;

/** A playing card, which fits the usual sleeves. */
export const cardSize = { width: 63.5 * millimetre, height: 88.9 * millimetre } as const;

/** Between the edge of a card and what stands on it. */
export const padding = 12;

/** What a card has room for. */
export const inner = {
	width: cardSize.width - 2 * padding,
	height: cardSize.height - 2 * padding
} as const;
