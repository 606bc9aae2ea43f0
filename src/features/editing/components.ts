export { default as ArmyNumbers } from './ArmyNumbers.svelte';
export { default as RosterTotal } from './RosterTotal.svelte';
export { default as UndoButton } from './UndoButton.svelte';
