export { offer } from './offers.ts';
export { shelfOf } from './shelves.ts';
export type { Command, Shelf } from './command.ts';
