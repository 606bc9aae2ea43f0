/** The most units a roster holds: far above any game, low enough for any phone. */
export const mostUnits = 2000;

/** How long a deleted roster rests in the bin, in milliseconds: thirty days. */
export const binTime = 30 * 24 * 60 * 60 * 1000;
