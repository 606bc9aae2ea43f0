export { default as RulesDialog } from './RulesDialog.svelte';
