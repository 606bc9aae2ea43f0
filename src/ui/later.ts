// What opens over the army list, or in its place.

export const loadSheets = () => import('./EditorSheets.svelte');
export const loadBoard = () => import('./arrange/ArrangeBoard.svelte');
