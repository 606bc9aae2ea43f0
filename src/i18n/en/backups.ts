import { words } from '../words.ts';

/** What is wrong with a backup. */
export const backups = words('backups', {
	tooBig: 'The file is too big for a backup: 200 MB is the most.',
	cutOff: 'This is no backup of Muster, or only part of one: its end is missing.',
	none: 'This is no backup of Muster. Import reads lists and event packs.',
	overfull: (key: string): string => `“${key}” must be a list of at most 100,000.`,
	tooMany: 'There is more than one file holds.',
	strange: 'it is not as Muster writes it.',
	unstorable: 'it cannot be stored.',
	/** What cannot be read, by its place among its kind. */
	unread: {
		roster: (nth: string, why: string): string => `The ${nth} roster: ${why}`,
		version: (nth: string, why: string): string => `The ${nth} kept version: ${why}`,
		event: (nth: string, why: string): string => `The ${nth} event pack: ${why}`,
		row: (nth: string, why: string): string => `The ${nth} unreadable row: ${why}`
	}
});
