export const loadGames = async () => (await import('./GameList.svelte')).default;
export const loadFound = async () => (await import('./FoundArmies.svelte')).default;
