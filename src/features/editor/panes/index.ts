import PaneSheet from '../../../ui/PaneSheet.svelte';
import { panes } from '../../../ui/panes.svelte.ts';

panes.Sheet = PaneSheet;

export { default as ArmyPane } from './ArmyPane.svelte';
export { default as SidePanes } from './SidePanes.svelte';
