import { locale, words } from '../words.ts';

const nested = '{ "units": [{ "unit": "…" }] }';
const paste = 'open the list where it was made, copy it as text and paste it here';

/** What is counted in a file. */
type Thing = 'line' | 'group' | 'rule' | 'roster' | 'name';

/** What is wrong with a file or a text that was brought in. What is quoted has its marks already. */
export const imports = words('imports', {
	quoted: (word: string): string => `“${word}”`,
	ordinal: (position: number): string => {
		const isTeen = Math.floor(position / 10) % 10 === 1;
		const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][position % 10] ?? 'th');
		return `${position}${ending}`;
	},
	/** "units, 2nd line". */
	place: (list: string, position: number, thing: Thing): string =>
		`${list}, ${imports.ordinal(position)} ${thing}`,
	thing: (thing: Thing): string => `the ${thing}`,
	textLine: (number: number): string => `line ${number}`,
	didYouMean: (others: string, last: string): string =>
		` Did you mean ${others === '' ? last : `${others} or ${last}`}?`,
	/** After a question what was meant: a letter may look just like that of the name meant. */
	oddLetter: (letter: string, code: string): string =>
		` Its “${letter}” is of another alphabet (${code}).`,
	more: (count: number): string => `And ${count} more.`,
	overfull: (what: 'units' | 'groups', total: number, most: number): string => {
		const [found, limit] = [total, most].map((number) => number.toLocaleString(locale()));
		return `${what}: ${found} in all; a list holds at most ${limit}.`;
	},
	foundList: (length: number): string => `a list of ${length}`,
	foundObject: 'an object',
	notUsed: (key: string): string => `${key} is not used by this system.`,
	unknownKey: (key: string): string => `${key} is not known here.`,
	wrongFile: (what: string, found: string): string => `The file must hold ${what}, found ${found}.`,
	missing: (subject: string, what: string): string => `${subject} is missing; it must be ${what}.`,
	misfit: (subject: string, what: string, found: string): string =>
		`${subject} must be ${what}, found ${found}.`,
	notGroups: (key: string): string =>
		`${key} must be a list of groups, each an object such as ${nested}.`,
	notUnits: (key: string): string =>
		`${key} must be a name, or a list of names or units, without groups.`,
	unreadRoster: 'it cannot be read.',
	newer: {
		file: 'This file was made with a newer version of Muster; update Muster to open it.',
		roster: 'This roster was made with a newer version of Muster; update Muster to open it.',
		event: 'This event pack was made for a newer version of Muster; update Muster to open it.'
	},
	tooBig: 'The file is too big for a list: 5 MB is the most.',
	empty: 'The file is empty.',
	tooManyFlaws: 'There is more wrong with it than can be told: it is no list.',
	onlyCode: 'This link has the code of a list and not the list itself: ask for its file.',
	oneObject: (found: string): string => `The file must hold one object, found ${found}.`,
	notJson: (line: number, column: number, hint?: string): string =>
		`The file is not JSON: see line ${line}, column ${column}${hint === undefined ? '' : ` (${hint})`}.`,
	/** What may be the matter with JSON. */
	slips: {
		tooDeep: 'it is nested too deeply',
		cutOff: 'it ends too early',
		extraComma: 'there is a comma too many',
		lastComma: 'take out the comma before it',
		noComma: 'a comma is missing'
	},
	/** Files that people take for lists. */
	others: {
		zip: `This is a zip archive, and Muster opens none: unpack it and choose a file that was in it. If it is a list of another builder (.rosz), ${paste}.`,
		pdf: 'This is a PDF: a sheet for people. The list itself is in the square code on it (Verify reads a photo of that), or ask for its file.',
		picture:
			'This is a picture. If there is a square code on it, Verify reads it; a list comes as a file or as text.',
		packed: 'This file is compressed: unpack it and choose what was in it.'
	},
	notText: 'This is no text: Muster reads JSON files and lists that are written as text.',
	noArmyInText: 'This is not JSON, and none of its first lines names an army that Muster knows.',
	noSystem: (name: string): string => `There is no game system called ${name}.`,
	noArmy: (system: string, name: string): string => `${system} has no army called ${name}.`,
	otherSystem: (event: string, its: string, own: string): string =>
		`${event} is an event of ${its}; this list is of ${own}.`,
	nothingCalled: (army: string, name: string): string => `${army} has nothing called ${name}.`,
	strayMark: (text: string): string => `${text} stands below no unit.`,
	belongsUnder: (name: string, heading: string): string =>
		`${name} belongs under ${heading}, not here.`,
	tooManyGiven: (count: number, most: number): string =>
		`${count} things given; ${most} are the most.`,
	noModels: (name: string): string => `${name} has no models.`,
	/** @param larger what it may have besides, and with what */
	wrongModels: (
		name: string,
		models: number,
		size: number,
		larger: readonly (readonly [models: number, option: string])[]
	): string => {
		const possible = [size, ...larger.map(([many, option]) => `${many} with ${option}`)];
		return `${name} cannot have ${models} models here; it has ${possible.join(', or ')}.`;
	},
	notRead: 'The lines after these were not read.',
	noReading: (name: string): string => `there is no reading ${name}.`,
	noAnswer: (reading: string, answer: string, known: string): string =>
		`${reading} has no answer ${answer}; its answers are ${known}.`
});
