const millimetre = 72 / 25.4;

/** A playing card of the usual size, 63.5 × 88.9 mm, which fits common sleeves. */
export const cardSize = { width: 63.5 * millimetre, height: 88.9 * millimetre } as const;

/** Points between the edge of a card and its text. */
export const padding = 12;

/** The area inside the padding. */
export const inner = {
	width: cardSize.width - 2 * padding,
	height: cardSize.height - 2 * padding
} as const;
