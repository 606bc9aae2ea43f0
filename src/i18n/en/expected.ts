import { locale, words } from '../words.ts';

function figure(number: number): string {
	return number.toLocaleString(locale());
}

/** What must stand in a place of a file; each comes after “must be”. */
export const expected = words('expected', {
	object: 'an object',
	boolean: 'true or false',
	trueOrNothing: 'true, or be left out',
	modelsOrNothing: '"models", or be left out',
	date: 'a date',
	dateSuchAs: (example: string): string => `a date such as ${example}`,
	day: (example: string): string => `a day of the calendar such as ${example}`,
	wholeNumber: (least: number, most: number): string =>
		`a whole number from ${figure(least)} to ${figure(most)}`,
	name: 'a name of 1 to 80 characters',
	trimmedName: 'a name of 1 to 80 characters, without space at its ends',
	trimmedText: 'text of 1 to 80 characters, without space at its ends',
	text: (most: number): string => `text of at most ${figure(most)} characters`,
	id: 'an id of 1 to 64 characters',
	partId: 'an id of 1 to 36 letters, digits and hyphens',
	ruleId: 'an id of at most 64 small letters, digits and hyphens',
	uuid: 'a UUID',
	reading: 'the id of a reading',
	answer: 'the id of an answer',
	answers: 'an object of answers',
	ids: 'an object of ids',
	objectSuchAs: (example: string): string => `an object such as ${example}`,
	oneOf: (choices: string): string => `one of ${choices}`,
	names: (most: number): string => `a list of at most ${most} names`,
	someNames: (most: number): string => `a list of 1 to ${most} names`,
	someArmies: (most: number): string => `a list of 1 to ${most} armies`,
	optionIds: (most: number): string => `a list of at most ${most} ids`,
	rules: (most: number): string => `a list of at most ${most} rules`,
	groups: (most: number): string => `a list of at most ${most} groups`,
	groupsWithIds: (most: number): string =>
		`a list of at most ${most} groups, each with an id of its own`,
	units: (most: number): string => `a list of at most ${figure(most)} units`,
	unitsWithIds: (most: number): string =>
		`a list of at most ${figure(most)} units, each with an id of its own`,
	namesOrUnits: (most: number): string =>
		`a name, or a list of at most ${figure(most)} names or units`,
	rosters: (most: number): string => `a list of at most ${figure(most)} rosters`,
	roster: 'a roster',
	group: 'a group',
	unit: 'a unit',
	list: 'a list: an object with “system”, “army”, “size” and “units”',
	eventPack: 'an event pack',
	wholeEventPack: 'an event pack: an object with “eventPack”, “name”, “system” and “date”',
	keptEventPack: 'an event pack as Muster keeps it',
	keptEventPart: 'what an event pack of Muster has there',
	eventName: 'the name of an event',
	limit: 'a whole number from 1 to 1,000,000 (a “share” is a percentage, up to 100)',
	maximum:
		'a whole number of at most 1,000,000 (a “share” is a percentage, up to 100; only a “count” may say 0)',
	per: '"band" or "army"',
	scope: '"army", for some kinds "unit", or an object such as { "group": "…" }'
});
