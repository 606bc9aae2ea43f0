export { default as ComparisonView } from './ComparisonView.svelte';
