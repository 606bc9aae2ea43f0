import { words } from '../base/words.ts';

/** The page where lists come in from files and pastes. */
export const importPage = words('importPage', {
	title: 'Import',
	description:
		'Import lists from files, pasted text or QR codes. You see what they contain before anything is saved.',
	paste: 'Paste a list or an event pack',
	file: 'Or choose files from Muster or another app',
	readPaste: 'Import text',
	pasteFirst: 'Paste a list or an event pack first.',
	/** Of a text in the field, when the page was closed before it was added. */
	fromBefore: 'You pasted this text earlier and have not added it yet.',
	clear: 'Clear it',
	/** What a text is called that has no name of its own. */
	pastedText: 'Pasted text',
	droppedText: 'Dropped text',
	scannedCode: 'QR code',
	stop: 'Stop',
	holds: 'Contents',
	isItThat: 'Is it the right list?',
	/** A link, and what the sentence says after it. */
	verify: 'Verify',
	verifyDoes: 'checks it against a printed code.',
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
	maxFiles: (most: number): string => `Muster imports up to ${most} files at once.`,
	namelessFile: 'Unnamed file',
	notReadable: 'The file cannot be read.',
	noList: 'There is no list in this file.',
	isBackup: 'This is a backup. Restore all of it under Settings; only its rosters are shown here.',
	/** The name of a copy of a sample list. */
	sampleOf: (name: string): string => `Sample: ${name}`,
	noArmyOf: (system: string): string => `Muster has no ${system} armies.`,
	withoutRules: (event: string): string =>
		`Without the rules of ${event}: its event pack is missing.`,
	noArmy: (army: string, system: string): string => `Muster has no army “${army}” in “${system}”.`,
	nothingRead: (why: string): string => `Nothing could be read: ${why}`,
	read: (done: number, all: number): string => `${done} of ${all} read.`,
	added: (done: number, all: number): string => `${done} of ${all} added.`,
	addRosters: (count: number): string => `Add ${some(count, 'this roster', 'rosters')}`,
	keepEvents: (count: number): string => `Save ${some(count, 'this event pack', 'event packs')}`,
	addedSome: (done: number, all: number): string => `Added ${done} of ${all} rosters.`,
	addedAll: (count: number): string => `Added ${some(count, '1 roster', 'rosters')}.`,
	quoted: (name: string): string => `“${name}”`,
	keptEvents: (names: string): string =>
		`Saved ${names}. To use it, open a roster, More, Rules in use.`,
	nothingAdded: (why: string): string => `Nothing was added: ${why}.`,
	/** @param rosters how many; none where it is something else that is missing */
	restNotAdded: (rosters: number, why: string): string =>
		`${rosters === 0 ? 'The rest was' : rosters === 1 ? '1 roster was' : `${rosters} rosters were`} not added: ${why}.`
});

/** What an event pack says. */
export const eventCard = words('eventCard', {
	missing: 'Its rules are missing: the list came without them. Add its event pack to check them.',
	noRules: 'No house rules.',
	rules: (count: number): string => (count === 1 ? '1 house rule' : `${count} house rules`)
});

interface Teams {
	readonly players?: number | undefined;
	readonly sameArmy?: number | undefined;
}

/** An event in a line. */
export const eventFacts = words('eventFacts', {
	points: (size: number): string => `${size} points`,
	deadline: (when: string): string => `lists until ${when}`,
	teams: ({ players, sameArmy }: Teams): readonly string[] => [
		...(players === undefined ? [] : [`teams of ${players}`]),
		...(sameArmy === undefined ? [] : [`each army up to ${sameArmy} × per team`])
	]
});
