export { offer } from './offers.svelte.ts';
export { shelfOf } from './shelves.ts';
export type { Command, Shelf } from './command.ts';
