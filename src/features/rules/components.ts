export { default as AskedReadings } from './AskedReadings.svelte';
export { default as RulesDialog } from './RulesDialog.svelte';
