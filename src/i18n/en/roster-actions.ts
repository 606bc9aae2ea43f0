import { words } from '../words.ts';

/** Rosters that are duplicated, renamed, deleted and had back. */
export const rosterActions = words('rosterActions', {
	notRestored: (name: string): string => `“${name}” is not restored`,
	isBack: (name: string): string => `“${name}” is back among the rosters.`,
	notPurged: (name: string): string => `“${name}” is not deleted for good`,
	binNotEmptied: 'The bin is not emptied',
	purged: (name: string): string => `Deleted “${name}” for good.`,
	/** What is put behind the name of a copy. */
	copyMark: ' (copy)',
	notDuplicated: (name: string): string => `“${name}” is not duplicated`,
	notRenamed: (name: string): string => `“${name}” is not renamed`,
	notDeleted: (name: string): string => `“${name}” is not deleted`,
	deleted: (name: string): string => `Deleted “${name}”.`,
	undo: 'Undo'
});
