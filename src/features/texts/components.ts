export { default as TextsLink } from './TextsLink.svelte';
