// What is done with stored rosters: no screen needs it to begin with.
export { deletedRosters } from './deleted-rosters.svelte.ts';
export { addRoster, duplicateRoster, removeRoster, renameRoster } from './roster-actions.ts';
export { exportUnreadable } from './unreadable.ts';
