import { words } from '../words.ts';

/** What is wrong with the rules of an event pack. What is quoted has its marks already. */
export const eventFaults = words('eventFaults', {
	prototype: '“__proto__” is not the id of a reading.',
	/** Kinds of rules that an event has no use for, and what to do instead. */
	refused: {
		'points-limit': 'every list is held to its agreed size anyway; leave this rule out',
		'agreed-size': 'write the “size” of the event instead, beside its name',
		standing:
			'what is a unit and what is given to one is the army’s own business; leave this rule out',
		led: 'who leads whom is on the profiles of the army; leave this rule out',
		outside: 'who may stand outside is the book’s own business; write a “count” of who may not',
		rank: 'who is before others is the book’s own business; write a “count” or a “requires”'
	},
	notInEvents: (kind: string, why: string): string => `an event has no ${kind}: ${why}.`,
	noKind: (kind: string, known: string): string =>
		`there is no kind ${kind}; the kinds are ${known}.`,
	tooWide: 'a rule names more than 200 entries.',
	idTaken: (id: string): string =>
		`${id} is the id of another rule (a rule without one is called rule-1, rule-2 … by its place).`,
	sizeTaken: 'the id “size” is taken by the event’s own size; choose another.',
	tooManyNames: (count: number, most: number): string =>
		`${count} names to look up; ${most} are the most. Write ids.`,
	noName: (army: string, name: string): string =>
		`${army} has nothing called ${name}, and no such keyword.`,
	noOption: (army: string, name: string): string =>
		`${army} has nothing to be given that is called ${name}.`,
	noNumber: (army: string, name: string): string => `${army} has no number called ${name}.`,
	noGroup: (system: string, name: string): string =>
		`${system} has no kind of group called ${name}.`,
	severalThings: (name: string, ids: string): string =>
		`no one thing is all of ${name}, which means ${ids}: write one of these ids.`,
	severalOptions: (name: string, ids: string): string =>
		`one option is meant by ${name}, which means ${ids}: write one of these ids.`,
	whenAlone: '“when” is an answer: say to which “reading”.',
	onlyAdvice: (groups: string): string =>
		`${groups} are a plan and no part of a list, so a rule about them needs "advice": true.`,
	needsOrForbids: 'a “requires” has either “needs” or “forbids”.',
	minForNeeds: '“min” and “counting” are for “needs”.',
	maxTooSmall: '“max” must be at least 1.',
	exceptAlone: '“except” needs "by": "set".',
	unitAndModels: '"scope": "unit" and "counting": "models" go together.',
	noLimit: 'say a “min”, a “max” or both.',
	moreAlone: '“more” is more than a “max”.',
	torn: (min: number, max: number): string => `at least ${min} and at most ${max} cannot both be.`
});
