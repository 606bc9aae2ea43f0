export { default as ScanField } from './ScanField.svelte';
