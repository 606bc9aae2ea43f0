import { words } from '../../base/words.ts';
import { a, aNamed, singular } from './grammar.ts';
import { phrases } from './phrases.ts';

/** One of a kind, or somebody by name: "a mortal", "Mab". */
const oneOf = (kind: string): string => (singular(kind) === kind ? kind : aNamed(singular(kind)));

/** Whom a rule means. */
export const selectors = words('selectors', {
	/** Those who have one of these options. */
	having: (options: readonly string[]): string => `units with ${phrases.either(options)}`,
	/** Whoever holds a role of the army. */
	role: (name: string): string => `the ${name.toLowerCase()}`,
	otherThan: (wanted: string, excluded: readonly string[]): string =>
		`${wanted === selectors.anything ? 'units' : wanted} other than ${phrases.either(excluded)}`,
	butNot: (wanted: string, excluded: readonly string[]): string =>
		`${wanted}, but not ${phrases.either(excluded)}`,
	/** Those who have nothing in a column of their stat line. */
	without: (column: string): string => `no ${column}`,
	/** Somebody by name, if he is this, too. */
	isNamed: (name: string, kind: string): string => `${name} who is ${a(singular(kind))}`,
	/** Whoever holds a role, if he is none of these: "the general who is not a mortal". */
	roleOtherThan: (role: string, excluded: readonly string[]): string =>
		`${role} who is not ${phrases.either(excluded.map(oneOf))}`,
	/** Those who are all of these at once. */
	allOf: (kinds: readonly string[]): string => kinds.join(' that are '),
	also: (wanted: string, also: string): string => `${wanted} that are also ${also}`,
	/** The first of a long row: "Pikes, Lancers or 5 others". */
	among: (names: readonly string[], others: number): string =>
		phrases.either([...names, others === 1 ? '1 other' : `${others} others`]),
	/** Said where an option is for other armies. */
	nobody: 'other armies',
	/** Who may have a thing: "Pikes only". */
	only: (by: string): string =>
		by === selectors.nobody
			? 'not in this army'
			: by === selectors.anything
				? 'any unit'
				: `${by} only`,
	/** All of a kind but some: "mounted models only, except Lancers". */
	onlyExcept: (by: string, excluded: readonly string[]): string =>
		`${by} only, except ${phrases.list(excluded)}`,
	/** Any unit but some: "not for Lancers". */
	notForAny: (excluded: readonly string[]): string => `not for ${phrases.either(excluded)}`,
	/** The first of those who may have a thing: "only Pikes, Lancers and 5 others". */
	onlyAmong: (names: readonly string[], others: number): string =>
		`only ${phrases.list([...names, others === 1 ? '1 other' : `${others} others`])}`,
	/** What it takes to have a thing: "only with A or B". */
	onlyWith: (things: readonly string[]): string => `only with ${phrases.list(things)}`,
	/** More of the same, at the end of a row of names. */
	others: 'others',
	/** Said of a unit that is not among a great many. */
	notFor: (bearer: string): string => `not for ${bearer}`,
	/** What stands in the way of a thing: "not with Crown". */
	notWith: (others: readonly string[]): string => `not with ${phrases.list(others)}`,
	/** Said of what has a number on its own row. */
	limited: 'what has a limit of its own',
	anything: 'anything',
	any: 'any',
	anyBut: (others: readonly string[]): string => `any but ${phrases.either(others)}`,
	someOfThem: (count: number): string => `${count} of them`
});

/** A rule of an event pack, or of an army, whatever is on the roster. */
export const ruleWords = words('ruleWords', {
	onlyForArmies: (armies: string): string => ` ${armies} only.`,
	advice: ' Advice only.',
	pointsLimit: 'the points limit can’t be exceeded.',
	agreedSize: (size: number): string => `the game is played at ${size} points.`,
	standing: 'every upgrade belongs to a unit.',
	models: (isOne: boolean): string => (isOne ? ' model' : ' models'),
	inEachBand: ' per step of the points limit',
	inAnyUnit: ' per unit',
	onAnyUnit: ' per unit',
	onSameUnit: ' on the same unit',
	onEachOf: (bearers: string): string => ` for each of ${bearers}`,
	inEachGroup: (group: string): string => ` in each ${group}`,
	different: ' different ones',
	noTwoUnits: (except?: string): string =>
		`no two units can take the same${except === undefined ? '' : ` (except ${except} alone)`}`,
	onceOnUnit: 'no duplicates on a unit',
	onceInArmy: 'no duplicates in the army',
	timesOnUnit: (most: string): string => `maximum of each on a unit: ${most}`,
	timesInArmy: (most: string): string => `maximum of each in the army: ${most}`,
	onlyFor: (option: string, by: string): string => `${option}: ${by} only.`,
	/** `on`: who has such a budget, unless every unit has. */
	budget: (label: string, amount: string, on: string | undefined): string =>
		`${label}: maximum ${amount} points ${on === undefined ? 'per unit' : `for ${on}`}.`,
	onlyWith: (of: string, needs: string): string => `${of}: only with ${needs}.`,
	manyOf: (count: number, what: string): string => `${count} ${what}`,
	modelsOf: (count: number, what: string): string => `${count} models of ${what}`,
	notWith: (of: string, others: string): string => `${of}: not with ${others}.`,
	/** `more`: what its maximum grows with. */
	eachGroup: (group: string, range: string, of: string, more: string): string =>
		`each ${group}: ${range} ${of}${more}`,
	besides: (free: string): string => ` (${free} not counted)`,
	inArmy: (what: string, range: string): string => `${what}: ${range} in the army.`,
	asManyGroups: (what: string, leaders: string): string =>
		`${what}: no fewer than those led by ${leaders}.`,
	led: (group: string, by: string): string =>
		`each ${group}: one leader (${by}) and units of the leader’s profile.`,
	outside: (group: string, of: string): string => `in no ${group}: only ${of}.`,
	nobodyHasMore: (role: string, among: string, number: string): string =>
		`${role}: highest ${number} of ${among}.`,
	before: (role: string, by: string, among: string): string =>
		`${role}: ${by} before any other of ${among}.`,
	points: (points: number): string => `${points} points`,
	atLeast: (amount: string): string => `minimum ${amount}`,
	atMost: (amount: string): string => `maximum ${amount}`,
	exactly: (amount: number): string => `exactly ${amount}`,
	none: 'none',
	anyNumber: 'any number of',
	percent: (share: number): string => `${share}%`,
	ofPointsLimit: ' of the points limit',
	moreForEach: (count: number, per: number, each: string): string =>
		`, plus ${ruleWords.forEach(count, per, each)}`,
	forEach: (count: number, per: number, each: string): string =>
		`${count} for ${per === 1 ? 'each' : `every ${per}`} ${each}`,
	ownNumber: (number: string): string => `the unit’s ${number}`,
	perModels: (models: number): string =>
		`one for ${models === 1 ? 'each model' : `every ${models} models`}`,
	and: 'and',
	or: 'or',
	everything: 'anything',
	ofThose: (names: string): string => ` (of those, ${names})`,
	butNot: (names: string): string => `, but not ${names}`,
	having: (name: string): string => `units with ${name}`
});
