export { amountOf } from './room.ts';
export { keeping } from './keeping.svelte.ts';
