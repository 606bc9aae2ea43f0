// What filters the army list, and the line that says what it found: loaded once something is looked for.
export { default as FoundLine } from './FoundLine.svelte';
export { filtered } from './filtered.ts';
