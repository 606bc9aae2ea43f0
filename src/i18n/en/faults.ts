import type { ConstraintKind, EventPack } from '#schema';
import { locale, words } from '../base/words.ts';

const nested = '{ "units": [{ "unit": "…" }] }';

/** What is counted in a file. */
type Thing = 'line' | 'group' | 'rule' | 'roster' | 'name';

/** Faults of an imported file or text. Quotations have their marks already. */
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
	/** Names of things of which one is meant. */
	either: (names: readonly string[]): string => names.join(' or '),
	didYouMean: (others: string, last: string): string =>
		` Did you mean ${others === '' ? last : `${others} or ${last}`}?`,
	/** Follows a question for the intended name: letters of two alphabets may look alike. */
	oddLetter: (letter: string, code: string): string =>
		` Its “${letter}” is from another alphabet (${code}).`,
	more: (count: number): string => `And ${count} more.`,
	overfull: (what: 'units' | 'groups', total: number, most: number): string => {
		const [found, limit] = [total, most].map((number) => number.toLocaleString(locale()));
		return `${what}: ${found} in all; a list holds up to ${limit}.`;
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
	tooBig: 'The file is too big for a list (maximum 5 MB).',
	empty: 'The file is empty.',
	tooManyFlaws: 'It has too many errors to be a list.',
	onlyCode:
		'This link has a list’s code, not the list itself. Ask for the file, and check it against the code under Verify.',
	oneObject: (found: string): string => `The file must hold one object, found ${found}.`,
	notJson: (line: number, column: number, hint?: string): string =>
		`The file is not JSON: see line ${line}, column ${column}${hint === undefined ? '' : ` (${hint})`}.`,
	/** Faults in JSON. */
	slips: {
		tooDeep: 'it is nested too deeply',
		cutOff: 'it ends too early',
		extraComma: 'there is an extra comma',
		lastComma: 'remove the comma before it',
		noComma: 'a comma is missing'
	},
	/** Files that people take for lists. */
	others: {
		pdf: 'This is a PDF. Scan its QR code under Verify, or ask for the list as a file.',
		picture: 'This is a picture. If it has a QR code, open it under Verify.',
		packed: 'This file is compressed. Unpack it and choose the file inside.'
	},
	emptyZip: 'There is no file in this archive.',
	notText: 'This is not a text file. Muster reads JSON files and lists as text.',
	foreignList: (maker: string, about: string): string =>
		`This is a list from ${maker}${about && ` (${about})`}, which Muster cannot read. If Muster has the game, paste the list as plain text.`,
	otherGame: (maker: string, about: string): string =>
		`${about}, from ${maker}: Muster does not have this game yet.`,
	points: (size: number): string => `${size} points`,
	earlierBuilder: 'a builder for an earlier edition',
	otherEdition: (army: string, game: string, edition: string): string =>
		`This ${army} list is for another edition than Muster’s (${game}: ${edition}): most of its points differ.`,
	whichArmy: (names: string): string =>
		`The text could be for several armies: ${names}. Write the game and army above it.`,
	noArmyInText: 'We couldn’t tell the army. Write the game and army above the list.',
	noSystem: (name: string): string => `There is no game system called ${name}.`,
	noArmy: (system: string, name: string): string => `${system} has no army called ${name}.`,
	otherSystem: (event: string, its: string, own: string): string =>
		`${event} is an event for ${its}; this list is for ${own}.`,
	nothingCalled: (army: string, name: string): string => `${army} has nothing called ${name}.`,
	withdrawn: (army: string, name: string, season: string): string =>
		`${army} no longer has ${name}: last in season ${season}.`,
	/** An option in a line of its own, which the unit above can’t take. */
	notPlaced: (name: string, above: string): string =>
		`${name} stands below ${above}, which can’t take it. Write it after the unit that has it.`,
	armyBelow: (text: string): string => `${text} names the army below units. Write it above them.`,
	headingOrUnit: (text: string): string =>
		`${text} may be a heading or a unit. Write its number before it if it is a unit, or remove the line.`,
	/** A line below a unit that is not known. */
	lostMark: (text: string): string => `${text} belongs to a unit that wasn’t understood.`,
	otherPrice: (name: string, theirs: number, ours: number): string =>
		`${name}: ${theirs} points in the text, ${ours} points now.`,
	otherSum: (theirs: number, ours: number): string =>
		`The text says ${theirs} points; with the prices it states the list costs ${ours} points.`,
	/** A line, and what it says. */
	clue: (line: number, text: string): string => `line ${line}, ${text}`,
	lookAgain: (difference: number, lines: string): string =>
		`The difference is the cost of a unit, ${difference} points. Check ${lines}.`,
	noSize: (size: number): string => `The text gives no points limit; ${size} points assumed.`,
	noSizeInLink: (size: number): string => `The link gives no points limit; ${size} points assumed.`,
	noPosition: (place: string): string => `“${place}” in the link is unknown and was left out.`,
	/** Of a text that says itself what was lost when its list was read before. */
	lostBefore: (text: string): string => `not read before: ${text}`,
	/** A sentence or a statement beside the list. */
	saidBeside: (text: string): string =>
		`${text} names something of the army that was not read. Write it in a line of its own, or remove the line.`,
	struck: (text: string): string =>
		`${text} is struck through. Remove the line, or the marks around it.`,
	/** Of a unit in a list by Muster. */
	noHeading: (text: string): string => `${text} stands below no heading of the army list.`,
	strayMark: (text: string): string => `${text} does not belong to a unit.`,
	belongsUnder: (name: string, heading: string): string =>
		`${name} belongs under ${heading}, not here.`,
	tooManyOptions: (count: number, most: number): string => `${count} options, maximum ${most}.`,
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
	noReading: (name: string): string => `there is no interpretation question ${name}.`,
	noAnswer: (reading: string, answer: string, known: string): string =>
		`${reading} has no answer ${answer}; its answers are ${known}.`
});

function figure(number: number): string {
	return number.toLocaleString(locale());
}

/** What is expected in a place of a file; each follows “must be”. */
export const expected = words('expected', {
	object: 'an object',
	boolean: 'true or false',
	trueOrNothing: 'true, or be left out',
	modelsOrNothing: '"models", or be left out',
	date: 'a date',
	dateSuchAs: (example: string): string => `a date such as ${example}`,
	day: (example: string): string => `a day of the calendar such as ${example}`,
	timeSuchAs: (example: string): string => `a time without a zone, such as ${example}`,
	zoneSuchAs: (example: string): string => `the name of a time zone, such as ${example}`,
	wholeNumber: (least: number, most: number): string =>
		`a whole number from ${figure(least)} to ${figure(most)}`,
	name: 'a name of 1 to 80 characters',
	trimmedName: 'a name of 1 to 80 characters, without space at its ends',
	trimmedText: 'text of 1 to 80 characters, without space at its ends',
	details: (known: string): string => `a list of details of the player: ${known}`,
	text: (most: number): string => `text of up to ${figure(most)} characters`,
	id: 'an id of 1 to 64 characters',
	partId: 'an id of 1 to 36 letters, digits and hyphens',
	ruleId: 'an id of up to 64 small letters, digits and hyphens',
	uuid: 'a UUID',
	reading: 'the id of an interpretation',
	answer: 'the id of an answer',
	answers: 'an object of answers',
	ids: 'an object of ids',
	objectSuchAs: (example: string): string => `an object such as ${example}`,
	oneOf: (choices: string): string => `one of ${choices}`,
	names: (most: number): string => `a list of up to ${most} names`,
	someNames: (most: number): string => `a list of 1 to ${most} names`,
	someArmies: (most: number): string => `a list of 1 to ${most} armies`,
	optionIds: (most: number): string => `a list of up to ${most} ids`,
	rules: (most: number): string => `a list of up to ${most} rules`,
	groups: (most: number): string => `a list of up to ${most} groups`,
	groupsWithIds: (most: number): string =>
		`a list of up to ${most} groups, each with an id of its own`,
	units: (most: number): string => `a list of up to ${figure(most)} units`,
	unitsWithIds: (most: number): string =>
		`a list of up to ${figure(most)} units, each with an id of its own`,
	namesOrUnits: (most: number): string =>
		`a name, or a list of up to ${figure(most)} names or units`,
	rosters: (most: number): string => `a list of up to ${figure(most)} rosters`,
	roster: 'a roster',
	group: 'a group',
	unit: 'a unit',
	list: 'a list: an object with “system”, “army”, “size” and “units”',
	player: (example: string): string => `a name, or an object such as ${example}`,
	eventPack: 'an event pack',
	wholeEventPack: 'an event pack: an object with “eventPack”, “name”, “system” and “date”',
	keptEventPack: 'an event pack as Muster keeps it',
	keptEventPart: 'what an event pack of Muster has there',
	eventName: 'the name of an event',
	limit:
		'a whole number from 1 to 1,000,000 (of a “share” a percentage, up to 100, or { "points": 50 })',
	maximum:
		'a whole number of up to 1,000,000 (of a “share” a percentage, up to 100, or { "points": 50 }; only a “count” may say 0)',
	per: '"band" or "army"',
	scope: '"army", for some kinds "unit", or an object such as { "group": "…" }'
});

/** What no file is read for. */
export const tooMuch = words('tooMuch', {
	nested: (depth: number): string =>
		`It is nested more than ${depth} levels deep, so it is not a list.`,
	wide: (keys: number): string =>
		`It has more than ${keys} keys in one place, so it is not a list.`,
	long: (values: number): string =>
		`It has more than ${figure(values)} values, so it is not a list.`,
	prototype: '“__proto__” is not known here.'
});

/** Faults of an event pack's rules. Quotations have their marks already. */
export const eventFaults = words('eventFaults', {
	prototype: '“__proto__” is not the id of an interpretation.',
	/** Kinds of rules that an event has no use for, and what to do instead. */
	refused: {
		'points-limit': 'every list is checked against its points limit anyway; leave this rule out',
		'agreed-size': 'write the “size” of the event instead, beside its name',
		standing: 'the army says what its units and upgrades are; leave this rule out',
		led: 'who can lead whom is on the army’s profiles; leave this rule out',
		outside: 'the book says who can stand outside; write a “count” of who can’t',
		rank: 'the book says who comes first; write a “count” or a “requires”'
	} satisfies Record<Exclude<ConstraintKind, EventPack['constraints'][number]['kind']>, string>,
	notInEvents: (kind: string, why: string): string => `an event has no ${kind}: ${why}.`,
	noKind: (kind: string, known: string): string =>
		`there is no kind ${kind}; the kinds are ${known}.`,
	tooWide: 'a rule names more than 200 entries.',
	idTaken: (id: string): string =>
		`${id} is the id of another rule (a rule without one is called rule-1, rule-2 … by its place).`,
	sizeTaken: 'the id “size” is that of the event’s own size; choose another.',
	tooManyNames: (count: number, most: number): string =>
		`${count} names to look up, maximum ${most}. Write ids.`,
	noName: (army: string, name: string): string =>
		`${army} has nothing called ${name}, and no such keyword.`,
	noOption: (army: string, name: string): string => `${army} has no option called ${name}.`,
	noNumber: (army: string, name: string): string => `${army} has no number called ${name}.`,
	noGroup: (system: string, name: string): string =>
		`${system} has no kind of group called ${name}.`,
	severalThings: (name: string, ids: string): string =>
		`${name} means ${ids}, and nothing is all of them: write one of these ids.`,
	severalOptions: (name: string, ids: string): string =>
		`${name} means ${ids}, and only one option may be meant: write one of these ids.`,
	whenAlone: '“when” is an answer: say to which “reading”.',
	onlyAdvice: (groups: string): string =>
		`${groups} are a planning aid and not part of a list, so a rule about them needs "advice": true.`,
	needsOrForbids: 'a “requires” has either “needs” or “forbids”.',
	minForNeeds: '“min” and “counting” are for “needs”.',
	maxTooSmall: '“max” must be 1 or more.',
	exceptAlone: '“except” needs "by": "set".',
	maxOfSets: '“max” is not for "by": "set".',
	unitAndModels: '"scope": "unit" and "counting": "models" go together.',
	noLimit: 'say a “min”, a “max” or both.',
	moreAlone: '“more” is more than a “max”.',
	torn: (min: number, max: number): string =>
		`a minimum of ${min} and a maximum of ${max} contradict each other.`
});
