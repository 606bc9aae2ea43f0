export { loadPlaced, type ArmyAt, type PlacedThing } from './placed-things.ts';
export { linkOfThing, thingNote } from './placed-things.ts';
export { searchIn } from './thing-search.ts';
