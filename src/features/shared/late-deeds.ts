export { default as ArmyDeeds } from './SharedArmyDeeds.svelte';
export { default as UnitDeeds } from './SharedUnitDeeds.svelte';
