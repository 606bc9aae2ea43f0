// Actions on stored rosters, loaded on demand.
export { deletedRosters } from './deleted-rosters.svelte.ts';
export {
	addRoster,
	duplicateRoster,
	removeRoster,
	removeRosters,
	renameRoster
} from './roster-actions.ts';
export { exportUnreadable } from './unreadable.ts';
