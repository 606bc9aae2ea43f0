export { default as LinkButtons } from './LinkButtons.svelte';
export { default as TextForms } from './TextForms.svelte';
