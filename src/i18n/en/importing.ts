import { words } from '../words.ts';

const some = (count: number, one: string, many: string): string =>
	count === 1 ? one : `${count} ${many}`;

/** What is read from files and pastes, and what becomes of it. */
export const importing = words('importing', {
	restOfFiles: (count: number): string => `${count} more`,
	mostFiles: (most: number): string => `Muster reads ${most} files at once.`,
	namelessFile: 'A file without a name',
	notReadable: 'The file cannot be read.',
	noList: 'There is no list in this file.',
	isBackup:
		'This is a backup: Settings restores all of it, and nothing twice. Here are its rosters alone.',
	noArmyOf: (system: string): string => `Muster has no army of ${system}.`,
	withoutRules: (event: string): string =>
		`Without the rules of ${event}: its event pack is not here.`,
	noArmy: (army: string, system: string): string => `Muster has no army “${army}” of “${system}”.`,
	nothingRead: (why: string): string => `Nothing could be read: ${why}`,
	read: (done: number, all: number): string => `${done} of ${all} read.`,
	added: (done: number, all: number): string => `${done} of ${all} added.`,
	addRosters: (count: number): string => `Add ${some(count, 'this roster', 'rosters')}`,
	keepEvents: (count: number): string => `Keep ${some(count, 'this event pack', 'event packs')}`,
	addedSome: (done: number, all: number): string => `Added ${done} of ${all} rosters.`,
	addedAll: (count: number): string => `Added ${some(count, '1 roster', 'rosters')}.`,
	quoted: (name: string): string => `“${name}”`,
	keptEvents: (names: string): string =>
		`Kept ${names}: attach it to a roster under More, Rules in use.`,
	nothingAdded: (why: string): string => `Nothing was added: ${why}.`,
	/** @param rosters how many; none where it is something else that is missing */
	restNotAdded: (rosters: number, why: string): string =>
		`${rosters === 0 ? 'The rest is' : rosters === 1 ? '1 roster is' : `${rosters} rosters are`} not added: ${why}.`
});
