import { words } from '../words.ts';

/** The page where lists come in from files and pastes. */
export const importPage = words('importPage', {
	title: 'Import',
	description:
		'Bring lists in from a file or a paste; see what they hold before anything is stored.',
	file: 'A file of Muster, a plain list or an event pack (JSON)',
	paste: 'Or paste it here',
	readPaste: 'Read the paste',
	pasteFirst: 'Paste a list or an event pack first.',
	/** What a text is called that has no name of its own. */
	pastedText: 'Pasted text',
	droppedText: 'Dropped text',
	stop: 'Stop',
	holds: 'What it holds',
	isItThat: 'Is it the list that it should be?',
	/** A link, and what the sentence says after it. */
	verify: 'Verify',
	verifyDoes: 'holds it against the code on a sheet.',
	forEvent: (event: string): string => `for ${event}`,
	from: (source: string): string => `from ${source}`,
	eventPack: (game: string, source: string): string => `Event pack · ${game} · from ${source}`,
	/** After the name of a file. */
	notAdded: ': not added',
	more: (count: number): string => `And ${count} more.`
});

const some = (count: number, one: string, many: string): string =>
	count === 1 ? one : `${count} ${many}`;

/** What was read from files and pastes, and what happens to it. */
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

/** What an event pack says. */
export const eventCard = words('eventCard', {
	missing:
		'Its rules are not here: the list came without them. Attach its event pack to check them.',
	noRules: 'No rules of its own.',
	rules: (count: number): string => (count === 1 ? 'Its rule' : `Its ${count} rules`)
});

/** An event in a line. */
export const eventFacts = words('eventFacts', {
	points: (size: number): string => `${size} points`
});
