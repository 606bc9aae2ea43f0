export { default as ListFields } from './ListFields.svelte';
