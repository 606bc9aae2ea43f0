export { default as ArmyTiles } from './ArmyTiles.svelte';
export { plain } from './name-fit.ts';
export { searchNames, type Match } from './search-names.ts';
