/** The games to choose from. */
export const loadGames = async () => (await import('./parts.ts')).loadGames();

/**
 * The armies that a search finds. The second import keeps their styles out of the page, as Kit adds the
 * styles of every direct dynamic import.
 */
export const loadFound = async () => (await import('./parts.ts')).loadFound();
