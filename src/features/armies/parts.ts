export const loadFound = async () => (await import('./FoundArmies.svelte')).default;
