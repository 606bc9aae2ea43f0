import { words } from '../words.ts';

/** The page of deleted rosters. */
export const binPage = words('binPage', {
	title: 'Bin',
	description: 'Deleted rosters: restore them, or delete them for good.',
	stays: 'What was deleted stays here for 30 days, with its history and its kept versions.',
	notRead: (why: string): string => `This browser does not let Muster read the bin: ${why}`,
	deleted: 'Deleted rosters',
	empty: 'The bin is empty.',
	forGood: 'Delete for good?',
	goes: (name: string): string =>
		`“${name}” goes, with its history and its kept versions. This cannot be undone.`,
	keep: 'Keep it',
	purge: 'Delete for good'
});
