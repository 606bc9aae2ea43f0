/** What the things of an army do, and the profiles of its units. */
export const loadToldPack = async () => (await import('./told-pack.ts')).loadTold;
