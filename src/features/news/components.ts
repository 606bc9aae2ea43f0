export { default as NewsNotice } from './NewsNotice.svelte';
