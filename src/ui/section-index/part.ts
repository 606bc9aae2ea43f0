export const load = () => import('./SectionIndex.svelte');
