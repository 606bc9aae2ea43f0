// What opens over the army list, or in its place. Two imports away from the page, because Kit writes the
// styles of everything that is one import away into each page.

export const loadSheets = () => import('./EditorSheets.svelte');
export const loadBoard = () => import('./arrange/ArrangeBoard.svelte');
