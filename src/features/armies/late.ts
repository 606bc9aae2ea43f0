export { default as ArmyTiles } from './ArmyTiles.svelte';
export { fitOf } from './name-fit.ts';
export { isNear, wordsIn } from './near-words.ts';
export { searchNames, type Match } from './search-names.ts';
