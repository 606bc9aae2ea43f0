export { default as ArmyFinder } from './ArmyFinder.svelte';
export { default as ArmyPicker } from './ArmyPicker.svelte';
export { default as SystemPicker } from './SystemPicker.svelte';
