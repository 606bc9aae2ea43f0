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
