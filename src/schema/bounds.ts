/** The most units a roster holds: far above any game, low enough for any phone. */
export const mostUnits = 2000;
