import PaneDialog from '../../../ui/dialog/PaneDialog.svelte';
import { panes } from '../../../ui/dialog/panes.svelte.ts';

panes.Dialog = PaneDialog;

export { default as ArmyPane } from './ArmyPane.svelte';
export { default as BarNumbers } from './BarNumbers.svelte';
export { default as SidePanes } from './SidePanes.svelte';
