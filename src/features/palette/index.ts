export { offer } from './offers.svelte.ts';
export { type Command, type Shelf, shelfOf } from './shelves.ts';
