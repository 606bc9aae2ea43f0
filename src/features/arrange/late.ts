export { default as ArrangeBoard } from './ArrangeBoard.svelte';
