export { amountOf } from './amounts.ts';
export { keeping } from './keeping.svelte.ts';
