/** The things that a search finds. */
export const loadFoundThings = async () => (await import('./FoundThings.svelte')).default;

/** A thing that was found. */
export const loadThingPage = async () => (await import('./ThingPage.svelte')).default;

/** The play sheet of a game. */
export const loadPlayPage = async () => (await import('../play-sheet/components.ts')).PlayPage;
