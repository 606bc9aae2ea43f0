export { default as ArmyTiles } from './ArmyTiles.svelte';
export { fitOf } from './search-names.ts';
export { isNear, wordsIn } from './search-names.ts';
export { searchNames, type Match } from './search-names.ts';
