export { loadPlaced, type ArmyAt, type PlacedThing } from './placed-things.ts';
export { linkOfThing, thingNote } from './thing-note.ts';
export { searchIn } from './thing-search.ts';
