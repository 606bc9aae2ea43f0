import PaneSheet from './PaneSheet.svelte';
import { panes } from './panes.svelte.ts';

panes.Sheet = PaneSheet;

export { default as ArmyPane } from './ArmyPane.svelte';
export { default as SidePanes } from './SidePanes.svelte';
