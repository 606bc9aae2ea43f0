import { words } from '../base/words.ts';

const figure = (size: number | undefined): string => (size === undefined ? 'none' : `${size}`);

/** What the pack of a list says otherwise than the one that is here. */
export const eventCompared = words('eventCompared', {
	lacks: (rule: string): string => `Missing: ${rule}`,
	adds: (rule: string): string => `Added: ${rule}`,
	name: (theirs: string, ours: string): string => `Its name is “${theirs}” instead of “${ours}”.`,
	size: (theirs: number | undefined, ours: number | undefined): string =>
		`Points limit: ${figure(theirs)} instead of ${figure(ours)}.`,
	reading: (question: string, theirs: string | undefined, ours: string | undefined): string =>
		`Interpretation “${question}”: ${theirs ?? 'open'} instead of ${ours ?? 'open'}.`,
	note: 'The organiser’s note differs.',
	asks: 'It asks for different player details.',
	deadline: 'The deadline differs.',
	teams: 'The rules for teams differ.',
	order: 'The rules have different ids, labels or order.'
});

/** Whose rules a list is judged by. */
export const eventOrigin = words('eventOrigin', {
	/** Beside the name of an event. */
	fingerprint: (fingerprint: string): string => `rules ${fingerprint}`,
	brought: (event: string): string => `The rules of ${event} came with the list.`,
	other: (event: string, ours: string): string =>
		`The rules of ${event} came with the list. A different pack with that name and date is saved here (rules ${ours}). Differences in the list’s pack:`,
	/** Below a list that is judged by the event of the desk. */
	broughtOthers: (event: string, theirs: string): string =>
		`The list brought other rules of ${event} (rules ${theirs}).`,
	/** On a pack that is about to be saved. */
	another: (ours: string): string =>
		`A different pack with this name and date is saved here (rules ${ours}). Differences in this one:`
});

interface SameArmy {
	readonly team: string;
	readonly armyName: string;
	/** Who has it. */
	readonly names: readonly string[];
	readonly most: number;
}

/** What an event's desk says of lists and their players. */
export const deskWords = words('deskWords', {
	/** A player without a name. */
	nobody: 'a player without a name',
	noTeam: 'No team is named, and the event has rules for teams.',
	teamSize: (team: string, found: number, wanted: number): string =>
		`Team ${team}: ${found === 1 ? '1 player' : `${found} players`} instead of ${wanted}.`,
	sameArmy: ({ team, armyName, names, most }: SameArmy): string =>
		`Team ${team}: ${armyName} ${names.length} times, maximum ${most} (${names.join(', ')}).`
});

/** A message to a player. */
export const answerWords = words('answerWords', {
	hello: (name: string): string => `Hello ${name},`,
	helloAll: 'Hello,',
	subjectLegal: (event: string): string => `${event}: your list is legal`,
	subjectToDo: (event: string): string => `${event}: your list needs changes`,
	legal: (event: string): string => `Your list for ${event} was read fully and is legal.`,
	/** The list is legal, but its text has another total. */
	subjectToCheck: (event: string): string => `${event}: your list is legal; please check its total`,
	toFix: (event: string): string => `Your list for ${event} is not legal yet. To fix:`,
	unread: (event: string): string =>
		`Your list for ${event} could not be read fully. These lines were not understood; please write them as your army list prints them:`,
	unreadable: (event: string): string => `Your list for ${event} could not be read.`,
	howToSend:
		'Please send it as text, with the game and the army above it, or as a file of the app that you made it with.',
	line: (number: number): string => `line ${number}`,
	didYouMean: (names: readonly string[]): string => `Did you mean ${names.join(' or ')}?`,
	otherFigures:
		'Your text has other figures than the list that was read of it. Please check that no line was misread:',
	otherTotal: (theirs: string, ours: string): string =>
		`Your total is ${theirs} points; with the prices in your text, the list that was read costs ${ours} points.`,
	otherPrice: (theirs: string, ours: string): string =>
		`Your price is ${theirs} points; it costs ${ours} points.`,
	fix: (offer: string, cost: string): string => `Possible fix: ${offer} (${cost})`,
	points: (spent: string, size: number): string => `${spent} of ${size} points`,
	code: (code: string): string => `list code ${code}`,
	versions: (count: number): string =>
		`You sent ${count} lists; this is about the one that counts.`,
	late: 'It came after the deadline.',
	until: (when: string): string => `Deadline: ${when}.`
});
