export { default as ArmyTiles } from './ArmyTiles.svelte';
export { fitOf, plain } from './name-fit.ts';
