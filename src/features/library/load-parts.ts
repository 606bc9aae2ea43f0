/** The things that a search finds. */
export const loadFoundThings = async () => (await import('./FoundThings.svelte')).default;
