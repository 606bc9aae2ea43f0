// What opens over the list, loaded once the page is at rest.
export { default as FolderDialog } from './FolderDialog.svelte';
export { default as PickedBar } from './PickedBar.svelte';
export { default as RosterActions } from './RosterActions.svelte';
