/** The notice of a new version. */
export const loadUpdates = () => import('./UpdatePrompt.svelte');
