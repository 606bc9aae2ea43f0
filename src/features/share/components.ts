export { default as QrScreen } from './QrScreen.svelte';
export { default as ShareDialog } from './ShareDialog.svelte';
export { default as TextFormats } from './TextFormats.svelte';
