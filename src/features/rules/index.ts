export { default as AskedReadings } from './AskedReadings.svelte';
