export { default as RuleGroup } from './RuleGroup.svelte';
export { default as RuleRow } from './RuleRow.svelte';
