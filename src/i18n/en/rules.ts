import { words } from '../words.ts';
import { phrases } from './sentences.ts';

/** Whom a rule means. */
export const selectors = words('selectors', {
	/** Those who have one of these options. */
	having: (options: readonly string[]): string => `whoever has ${phrases.either(options)}`,
	otherThan: (wanted: string, excluded: readonly string[]): string =>
		`${wanted} other than ${phrases.either(excluded)}`,
	butNot: (wanted: string, excluded: readonly string[]): string =>
		`${wanted}, but not ${phrases.either(excluded)}`,
	/** Those who have nothing in a column of their stat line. */
	without: (column: string): string => `no ${column}`,
	/** Those who are all of these at once. */
	allOf: (kinds: readonly string[]): string => kinds.join(' and '),
	also: (wanted: string, also: string): string => `${wanted} that are also ${also}`,
	/** Told by rows of the army list, where no word says who they are. */
	listed: (wanted: string): string => `${wanted || 'those'} whom the army list names`,
	/** Told where an option is for other armies. */
	nobody: 'other armies',
	/** Told of what has a number on its own row. */
	limited: 'what has a limit of its own',
	anything: 'anything',
	any: 'any',
	anyBut: (others: readonly string[]): string => `any but ${phrases.either(others)}`,
	someOfThem: (count: number): string => `${count} of them`
});

/** A rule of an event pack, or of an army, whatever is on the roster. */
export const ruleWords = words('ruleWords', {
	onlyForArmies: (armies: string): string => ` Only for ${armies}.`,
	advice: ' A plan: no list is illegal for it.',
	pointsLimit: 'not more points are spent than agreed.',
	agreedSize: (size: number): string => `the game is played at ${size} points.`,
	standing: 'units stand by themselves, and options are given to a unit.',
	models: ' models',
	inEachBand: ', for each full size band',
	inAnyUnit: ' in any one unit',
	onAnyUnit: ' on any one unit',
	onSameUnit: ' on the same unit',
	onEachOf: (bearers: string): string => ` on each of ${bearers}`,
	inEachGroup: (group: string): string => `, in each ${group}`,
	different: ' different ones',
	noTwoUnits: (except?: string): string =>
		`no two units with the same of them${except === undefined ? '' : `, but for ${except} alone`}`,
	onceOnUnit: 'each at most once on any one unit',
	onceInArmy: 'each at most once in the army',
	timesOnUnit: (most: string): string => `each on any one unit at most ${most}`,
	timesInArmy: (most: string): string => `each in the army at most ${most}`,
	onlyFor: (option: string, by: string): string => `${option}: only for ${by}.`,
	budget: (label: string, amount: string, on: string): string =>
		`${label}: at most ${amount} points on ${on}.`,
	onlyWith: (of: string, needs: string): string => `${of}: only with ${needs}.`,
	manyOf: (count: number, what: string): string => `${count} ${what}`,
	modelsOf: (count: number, what: string): string => `${count} models of ${what}`,
	notWith: (of: string, others: string): string => `${of}: not together with ${others}.`,
	eachGroup: (group: string, range: string, of: string): string =>
		`each ${group}: ${range} of ${of}`,
	besides: (free: string): string => `, and as many of ${free} besides`,
	inArmy: (what: string, range: string): string => `${what}: ${range} in the army.`,
	led: (group: string, by: string): string =>
		`each ${group}: led by ${by}, with whom its profile names.`,
	outside: (group: string, of: string): string => `in no ${group}: only ${of}.`,
	nobodyHasMore: (role: string, among: string, number: string): string =>
		`${role}: nobody of ${among} has more ${number}.`,
	before: (role: string, by: string, among: string): string =>
		`${role}: ${by} before others of ${among}.`,
	points: (points: number): string => `${points} points`,
	atLeast: (amount: string): string => `at least ${amount}`,
	atMost: (amount: string): string => `at most ${amount}`,
	exactly: (amount: number): string => `exactly ${amount}`,
	none: 'none',
	ofAgreedSize: ' of the agreed size',
	moreForEach: (count: number, each: string): string => `, and ${count} more for each ${each}`,
	fromPoints: (amount: number, from: number): string => `${amount} from ${from} points`,
	ownNumber: (number: string): string => `as many as the unit’s own number of ${number}`,
	and: 'and',
	or: 'or',
	everything: 'everything',
	ofThose: (names: string): string => ` (of those, ${names})`,
	butNot: (names: string): string => `, but not ${names}`,
	having: (name: string): string => `whoever has ${name}`
});
