import PaneSheet from '../../../ui/dialog/PaneSheet.svelte';
import { panes } from '../../../ui/dialog/panes.svelte.ts';

panes.Sheet = PaneSheet;

export { default as ArmyPane } from './ArmyPane.svelte';
export { default as SidePanes } from './SidePanes.svelte';
