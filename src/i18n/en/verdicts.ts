import type { MetOf, Measured } from '#engine';
import { leastPoints, pointsText } from '../base/figures.ts';
import type { Grows } from '../naming/called.ts';
import { words } from '../base/words.ts';
import { problems } from './problems.ts';
import { a, anyOfRow, bare, capital, oneOfRow, several, singular, small } from './parts/grammar.ts';
import { phrases } from './parts/phrases.ts';
import { ruleWords } from './parts/rules.ts';

/** A number of a rule: as printed, each unit's own, by the points limit, or by the models of the unit. */
export type ShownAmount = number | 'own' | 'size' | { readonly perModels: number };

/** How many of a set a unit may have. */
interface Numbers {
	readonly min: ShownAmount | undefined;
	readonly max: ShownAmount | undefined;
}

/** The scope of two options: the army, where that has to be said, a unit, or a group of a kind. */
type Where = 'army' | 'unit' | 'role' | { readonly kind: string };

interface Range extends Omit<Measured, 'measured'> {
	readonly growth?: Grows | undefined;
}

const byProfile = 'the profile allows';

function amountText(amount: ShownAmount): string {
	if (typeof amount === 'number') return amount === 1 ? 'one' : String(amount);
	if (typeof amount === 'object') return ruleWords.perModels(amount.perModels);
	return amount === 'own' ? `as ${byProfile}` : 'by points limit';
}

/** Whether a text says itself what is counted in each unit. */
function isOfEach(asked: string, { max }: Numbers): boolean {
	return asked.endsWith(byProfile) || typeof max === 'object';
}

/** "exactly one mount", "1 to 3 runes", "as many items as the profile allows"; `things` are so many of them. */
function numbersText({ min, max }: Numbers, things: (amount: ShownAmount) => string): string {
	if (min === 'own' || max === 'own') return `as many${things('own')} as ${byProfile}`;
	if (min !== undefined && min === max)
		return typeof min === 'number' ? `exactly ${things(min)}` : `number ${things(min)}`;
	if (typeof min === 'number' && typeof max === 'number') return `${min} to ${things(max)}`;
	return [
		...(min === undefined ? [] : [`minimum ${things(min)}`]),
		...(max === undefined ? [] : [`maximum ${things(max)}`])
	].join(', ');
}

/** So many of a set by its label, or of what has a name: "one mount", "3 runes", "2 × Pike". */
function thingsOf(label: string, isName: boolean): (amount: ShownAmount) => string {
	return (amount) => {
		const things = isName ? label : small(several(label));
		if (amount === 'own') return ` ${things}`;
		if (typeof amount === 'object')
			return amountText(amount).replace(
				'one',
				isName ? `one ${label}` : `one ${small(oneOfRow(bare(label)))}`
			);
		if (typeof amount !== 'number') return `${amountText(amount)} (${things})`;
		if (amount === 1) return `one ${isName ? label : small(oneOfRow(bare(label)))}`;
		return `${amount}${isName ? '\u00a0× ' : ' '}${things}`;
	};
}

/** Behind the numbers of several who are called by what they are. */
function eachOf(bearers: string): string {
	return /^\p{Ll}|others?$/u.test(bearers) ? ' each' : '';
}

const noneAllowed = 'none allowed';

/** "minimum 2, maximum 4", or nothing where there is no limit. */
function rangeText({ min, max, growth }: Range): string {
	if (min !== undefined && min === max) return `exactly ${min}`;
	if (max === 0 && min === undefined && !growth) return noneAllowed;
	const least = min === undefined ? [] : [`minimum ${min}`];
	const most = max === undefined ? [] : [`maximum ${growth ? problems.growth(growth) : max}`];
	return [...least, ...most].join(', ');
}

/** Sentences for rules that are kept, without the full stop. */
export const verdicts = words('verdicts', {
	spent: (spent: number, size: number): string =>
		`${pointsText(spent)} of ${phrases.points(size)} spent, ${pointsText(size - spent)} left`,
	agreed: (size: number): string => `Played at ${phrases.points(size)}, as at the event`,
	standing: (isAny: boolean): string =>
		`Every upgrade belongs to a unit${isAny ? '' : '; nothing added yet'}`,
	/** `except`: what two units may have alike, if it is all they have. */
	sets: (label: string, isAny: boolean, except?: string): string =>
		`No two units can take the same ${singular(label)}${except === undefined ? '' : ` (except ${except} alone)`}${isAny ? '' : '; none taken'}`,
	maxOfEach: (label: string, most: number | undefined, measured: number): string =>
		`${capital(several(label))}: ${most === undefined ? 'any number of each' : `maximum ${most} of each`}; ${measured === 0 ? 'none taken' : `the most is ${measured}`}`,
	/** The same whatever is on the roster; `most`: a number, or how it grows. */
	timesOfEach: (label: string, most: string, isOnUnit: boolean): string =>
		`${capital(several(label))}: maximum of each ${isOnUnit ? 'on a unit' : 'in the army'}: ${most}`,
	onceEach: (label: string, isAny: boolean): string =>
		`No duplicate ${several(label.replace(/ of a unit$/, ''))} on a unit${isAny ? '' : '; none taken'}`,
	once: (label: string, isAny: boolean): string =>
		`No duplicate ${several(label)}${isAny ? '' : '; none taken'}`,
	/** `bearers`: who has it on the roster, if that is spoken of. */
	carries: (option: string, eligible: string, bearers?: readonly string[]): string => {
		const rule = `${option}: ${eligible}`;
		if (bearers === undefined) return rule;
		return bearers.length === 0
			? `${rule}; not taken`
			: `${rule} (taken by ${phrases.list(bearers)})`;
	},
	/** `on`: who has such a budget, unless every unit has. */
	budget: (
		label: string,
		on: string | undefined,
		max: number | undefined,
		measured?: number
	): string => {
		const many = max === undefined ? 'as many points' : `maximum ${phrases.points(max)}`;
		const rule =
			on === undefined
				? `${capital(label)}: ${many}${max === undefined ? ` as ${byProfile}` : ' per unit'}`
				: `${capital(on)}: ${many} of ${small(label)}${max === undefined ? ` as ${byProfile}` : eachOf(on)}`;
		if (measured === undefined) return rule;
		return `${rule}; ${measured === 0 ? 'none taken' : `the most is ${pointsText(measured)}`}`;
	},
	/** How many of a set each may have; the numbers of each are its own where nothing is printed. */
	exclusive: (
		label: string,
		on: string | undefined,
		numbers: Numbers,
		{ isAny, isName }: { readonly isAny: boolean; readonly isName: boolean }
	): string => {
		const none = isAny ? '' : '; none taken';
		if (on === undefined) {
			const head = capital(bare(label));
			if (numbers.max === 0) return `${head}: none allowed`;
			const asked = numbersText(numbers, (amount) => (amount === 'own' ? '' : amountText(amount)));
			return `${head}: ${asked}${isOfEach(asked, numbers) ? '' : ' per unit'}${none}`;
		}
		const head = capital(on);
		if (numbers.max === 0) return `${head}: no ${isName ? label : small(anyOfRow(bare(label)))}`;
		const asked = numbersText(numbers, thingsOf(label, isName));
		return `${head}: ${asked}${isOfEach(asked, numbers) ? '' : eachOf(on)}${none}`;
	},
	share: (
		{ min, max, measured, ...verdict }: MetOf<'share'>,
		label: string,
		isOfUnit: boolean,
		isEach: boolean
	): string => {
		const each = isEach ? ' each' : '';
		const asked = [
			...(min === undefined
				? []
				: [`minimum ${phrases.points(leastPoints(min))}${each}${problems.share(verdict, 'min')}`]),
			...(max === undefined
				? []
				: [`maximum ${phrases.points(max)}${each}${problems.share(verdict, 'max')}`])
		];
		const found = isOfUnit
			? `the most expensive costs ${pointsText(measured)}`
			: `${pointsText(measured)} spent`;
		return `${label}: ${[...asked, measured === 0 ? 'none taken' : found].join('; ')}`;
	},
	/** "Lancers: only with Pikes in the army" */
	need: (
		whom: string,
		needed: string,
		where: Where,
		{ min, isModels }: { readonly min: number; readonly isModels: boolean }
	): string => {
		if (where === 'unit') return `${whom}: only with ${needed}`;
		const least = min === 1 ? '' : `${min} ${isModels ? 'models of ' : ''}`;
		const place =
			where === 'role'
				? ''
				: where === 'army'
					? ' in the army'
					: ` in the same ${where.kind.toLowerCase()}`;
		return `${whom}: only with ${least}${needed}${place}`;
	},
	/** "Lancers: not in a brigade with other units"; `isOther`: they are among those forbidden. */
	forbid: (whom: string, forbidden: string, where: Where, isOther: boolean): string => {
		const others = isOther
			? `other ${forbidden.replace(/^(\w+) other than /, '$1 except ')}`
			: forbidden;
		if (typeof where === 'object') return `${whom}: not in ${a(where.kind)} with ${others}`;
		return `${whom}: not ${where === 'army' ? 'in the same army as' : 'with'} ${others}`;
	},
	/** All others are forbidden: "Lancers: only in a brigade of Lancers". */
	ofTheirOwn: (whom: string, kind: string): string =>
		`${whom}: only in ${a(kind)} of ${phrases.several(2, whom)}`,
	unused: (rule: string, isGrouped: boolean): string =>
		`${rule}; ${isGrouped ? 'none so far' : 'none taken'}`,
	unled: (groups: string, leader: string): string =>
		`${groups}: each needs a leader (${leader}); none so far`,
	led: (group: string, leader: string, others: number): string =>
		`${group}: led by ${leader}${others === 0 ? '' : `, who can lead ${others === 1 ? 'the other unit' : `the other ${others}`}`}`,
	outside: (subject: string, allowed: string, count: number): string =>
		`${subject}: ${allowed}; ${count === 0 ? 'none' : count} taken`,
	highest: (subject: string, number: string, isAny: boolean): string =>
		`${subject} has the highest ${number}${isAny ? '' : '; none chosen'}`,
	/** Of those in the army, one is the general: "If the army has Marshals, the general is one of them". */
	first: (subject: string, by: string, isAny: boolean): string =>
		`If the army has ${by}, ${subject} is one of them${isAny ? '' : '; none chosen'}`,
	/** A number against its range: "2 taken, maximum 2", "5 taken, minimum 4". */
	range: ({ measured, min, max }: Measured, of: 'taken' | 'slots' | 'units' | 'groups'): string => {
		const counted = of === 'units' ? phrases.units : String;
		const isTaken = of === 'taken' || of === 'slots';
		const number = isTaken ? phrases.taken(measured, of === 'slots') : counted(measured);
		if (min !== undefined && max !== undefined) {
			return min === max
				? `${number}, exactly ${max}`
				: `${number}, minimum ${min}, maximum ${max}`;
		}
		if (max !== undefined) return `${number}, maximum ${max}`;
		return min === undefined ? number : `${number}, minimum ${min}`;
	},
	/** The range of a count, where there is nothing to count yet. */
	countUnused: (verdict: Range, kind: string | undefined): string => {
		const asked = rangeText(verdict);
		const where = kind === undefined ? '' : ` in ${a(kind)}`;
		const none = kind === undefined ? 'none taken' : 'none so far';
		if (asked === noneAllowed) return asked;
		return asked === '' ? none : `${asked}${where}; ${none}`;
	},
	modelsEach: ({ min, max, measured, units }: MetOf<'count'>): string => {
		const least =
			min === undefined ? [] : [`minimum ${max === undefined ? phrases.models(min) : min}`];
		const most = max === undefined ? [] : [`maximum ${phrases.models(max)}`];
		const found =
			units.length === 0
				? 'none taken'
				: `${phrases.models(measured)} in ${phrases.units(units.length)}`;
		return `${[...least, ...most].join(', ')} each; ${found}`;
	},
	/** How many units each group holds; nothing where any number may. */
	unitsEach: (verdict: Range): string => {
		const asked = rangeText(verdict);
		if (asked === '') return '';
		const [, number = asked, more = ''] = (verdict.growth && /^(\D*\d+)(.*)$/.exec(asked)) || [];
		return `${number} ${/\b1$/.test(number) ? 'unit' : 'units'} each${more}`;
	},
	rangeText,
	free: (units: string): string => `${units} not counted`,
	anyNumber: 'any number can go together',
	noGroup: 'none so far',
	/**
	 * A rule that does not hold at present.
	 * @param isRole it is about who has a role, such as the general's
	 */
	lifted: (by: string, isRole: boolean): string =>
		isRole
			? `Not applicable with ${by.replace(/^the /, 'a ')}.`
			: `Not applicable: the army has ${by}.`,
	/** A rule that holds only with somebody whom the army has not. */
	waiting: (by: string, isRole: boolean): string =>
		isRole
			? `Only applicable with ${by.replace(/^the /, 'a ')}.`
			: `Only applicable if the army has ${by}.`
});
