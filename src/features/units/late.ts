export { default as AbilityList } from './AbilityList.svelte';
export { default as WeaponTable } from './WeaponTable.svelte';
