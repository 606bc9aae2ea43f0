export { deletedRosters } from './deleted-rosters.svelte.ts';
export { addRoster, duplicateRoster, removeRoster, renameRoster } from './roster-actions.ts';
export { exportUnreadable } from './unreadable.ts';
export { rosterList } from './roster-list.svelte.ts';
