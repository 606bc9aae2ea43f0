export { default as PaletteHost } from './PaletteHost.svelte';
