/**
 * The index of a long list, once the page is at rest. The second import keeps its styles out of the page, as Kit
 * adds the styles of every direct dynamic import.
 */
export const loadIndex = async () => (await import('./part.ts')).load();
