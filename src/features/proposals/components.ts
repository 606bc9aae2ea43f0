export { default as ProposalDialog } from './ProposalDialog.svelte';
