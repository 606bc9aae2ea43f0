import type { MetOf, Range } from '#engine';
import { pointsText } from '../figures.ts';
import type { Grows } from '../sentences/called.ts';
import { words } from '../words.ts';
import { problems } from './problems.ts';
import { phrases } from './sentences.ts';

/** A number of a rule: as printed, each unit's own, or by the agreed size. */
type Told = number | 'own' | 'size';

/** The scope of two options: the army, a unit, or a group of a kind. */
type Where = 'army' | 'unit' | { readonly kind: string };

interface Limits extends Omit<Range, 'measured'> {
	readonly growth?: Grows | undefined;
}

function toldText(amount: Told): string {
	if (typeof amount !== 'number') return amount === 'own' ? 'its own number' : 'by size';
	return amount === 1 ? 'one' : String(amount);
}

/** A kind of group with its article: "a brigade". */
function a(kind: string): string {
	return `${/^[aeiou]/i.test(kind) ? 'an' : 'a'} ${kind.toLowerCase()}`;
}

/** "at least 2 and at most 4", or nothing where there is no limit. */
function limits({ min, max, growth }: Limits): string {
	const least = min === undefined ? [] : [`at least ${min}`];
	const most = max === undefined ? [] : [`at most ${growth ? problems.growth(growth) : max}`];
	return [...least, ...most].join(' and ');
}

/** What a rule asks and what a roster has, kept: without the full stop. */
export const verdicts = words('verdicts', {
	spent: (spent: number, size: number): string =>
		`${pointsText(spent)} of ${phrases.points(size)} spent: ${spent === size ? 'none' : pointsText(size - spent)} left`,
	agreed: (size: number): string => `Played at ${phrases.points(size)}, as the event asks`,
	standing: (isAny: boolean): string =>
		isAny
			? 'Units stand by themselves, and whatever else is taken is given to one of them'
			: 'Units stand by themselves, and whatever else is taken is given to one; there is nothing yet',
	sets: (label: string, isAny: boolean): string =>
		`${label}: no two units have the same; ${isAny ? 'so it is' : 'there are none'}`,
	mostOfEach: (label: string, most: number | undefined, measured: number): string =>
		`${label}: ${most ?? 'any number'} at most of each; ${measured === 0 ? 'none is taken' : `no more than ${measured} of one`}`,
	onceEach: (label: string, isAny: boolean): string =>
		`${label}: once at most; nobody has ${isAny ? 'one twice' : 'any'}`,
	once: (label: string, isAny: boolean): string =>
		`${label}: once at most; none is ${isAny ? 'there twice' : 'taken'}`,
	carries: (option: string, by: string, bearers: readonly string[]): string =>
		`${option}: only for ${by}; given to ${bearers.length === 0 ? 'nobody' : phrases.list(bearers)}`,
	carriesOnly: (bearer: string, option: string, by: string): string =>
		`${bearer} may not be given ${option}: only ${by} may`,
	budget: (label: string, on: string, max: number | undefined, measured: number): string =>
		`${label} for ${on}: ${max === undefined ? 'its own number' : phrases.points(max)} at most each; ${measured === 0 ? 'nobody has any' : `the most is ${pointsText(measured)}`}`,
	/** How many of a set each may have; the numbers of each are its own where nothing is printed. */
	exclusive: (
		label: string,
		on: string | undefined,
		{ min, max }: { readonly min: Told | undefined; readonly max: Told | undefined },
		isAny: boolean
	): string => {
		const head = `${label}${on === undefined ? '' : ` for ${on}`}`;
		if (isAny && min === undefined) {
			return `${head}: nobody has more than ${typeof max === 'number' ? toldText(max) : toldText('own')}`;
		}
		const asked = [
			...(min === undefined ? [] : [`${toldText(min)} at least each`]),
			...(max === undefined ? [] : [`${toldText(max)} at most each`])
		];
		return `${head}: ${asked.join(', ')}; ${isAny ? 'so it is' : 'nobody has any'}`;
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
				: [`at least ${phrases.points(min)}${each}${problems.share(verdict, 'min')}`]),
			...(max === undefined
				? []
				: [`at most ${phrases.points(max)}${each}${problems.share(verdict, 'max')}`])
		];
		const found = isOfUnit
			? `the dearest costs ${pointsText(measured)}`
			: `${pointsText(measured)} spent`;
		return `${label}: ${[...asked, measured === 0 ? 'none is taken' : found].join('; ')}`;
	},
	/** "Lancers must have Pikes in the army" */
	need: (
		whom: string,
		needed: string,
		where: Where,
		{ min, isModels }: { readonly min: number; readonly isModels: boolean }
	): string => {
		if (where === 'unit') return `${whom} must have ${needed}`;
		const least = min === 1 ? '' : `${min} ${isModels ? 'models of ' : ''}`;
		const place = where === 'army' ? 'in the army' : `in the same ${where.kind.toLowerCase()}`;
		return `${whom} must have ${least}${needed} ${place}`;
	},
	/** "Lancers may not share a brigade with other units"; `isOther`: they are among those forbidden. */
	forbid: (whom: string, forbidden: string, where: Where, isOther: boolean): string => {
		const others = isOther ? `other ${forbidden}` : forbidden;
		if (typeof where === 'object') return `${whom} may not share ${a(where.kind)} with ${others}`;
		return `${whom} may not be ${where === 'army' ? 'in the same army' : 'on the same unit'} as ${others}`;
	},
	unused: (rule: string, isGrouped: boolean): string =>
		`${rule}; ${isGrouped ? 'none is in one' : 'none is taken'}`,
	needMet: (rule: string): string => `${rule}: so it is`,
	forbidMet: (rule: string, isGrouped: boolean): string =>
		`${rule}, and none ${isGrouped ? 'does' : 'is'}`,
	unled: (groups: string, leader: string): string =>
		`${groups}: each is led by ${leader}; there are none`,
	led: (group: string, leader: string, others: number): string =>
		`${group}: led by ${leader}, ${others === 0 ? 'with nobody else' : `who may have ${others === 1 ? 'the other unit' : `the other ${others}`}`}`,
	outside: (subject: string, allowed: string, count: number): string =>
		`${subject}: ${allowed}; ${count === 0 ? 'there are none' : `there ${count === 1 ? 'is 1' : `are ${count}`}`}`,
	highest: (subject: string, number: string, isAny: boolean): string =>
		`${subject}: whoever has the highest ${number}; ${isAny ? 'so it is' : 'there is none'}`,
	first: (subject: string, by: string, isAny: boolean): string =>
		`${subject}: ${by} before any other; ${isAny ? 'so it is' : 'there is none'}`,
	/** A number against its range: "2 of at most 2", "5 taken, at least 4 needed". */
	range: ({ measured, min, max }: Range, of: 'taken' | 'units' | 'groups'): string => {
		const counted = of === 'units' ? phrases.units : String;
		const told = of === 'taken' ? `${measured} taken` : counted(measured);
		if (min !== undefined && max !== undefined) {
			return min === max
				? `${measured} of exactly ${counted(max)}`
				: `${told}, ${min} to ${max} allowed`;
		}
		if (max !== undefined) return `${measured} of at most ${counted(max)}`;
		return min === undefined ? told : `${told}, at least ${min} needed`;
	},
	/** What a count asks of each group of a kind, or of the army, that has none of it. */
	countUnused: (verdict: Limits, kind: string | undefined): string => {
		const asked = limits(verdict);
		const where = kind === undefined ? '' : ` in ${a(kind)}`;
		const none = kind === undefined ? 'none is taken' : 'none is in one';
		return asked === '' ? none : `${asked}${where}; ${none}`;
	},
	modelsEach: ({ min, max, measured, units }: MetOf<'count'>): string => {
		const least = min === undefined ? [] : [`at least ${phrases.models(min)}`];
		const most = max === undefined ? [] : [`at most ${phrases.models(max)}`];
		const found =
			units.length === 0
				? 'none is taken'
				: `${phrases.models(measured)} in ${phrases.units(units.length)}`;
		return `${[...least, ...most].join(' and ')} each; ${found}`;
	},
	/** How many units each group holds; nothing where any number may. */
	unitsEach: (verdict: Limits): string => {
		const asked = limits(verdict);
		return asked === '' ? '' : `${asked} units each`;
	},
	free: (units: string): string => `${units} beside others not counted`,
	anyNumber: 'any number may go together',
	noGroup: 'there are none',
	/** A rule that does not hold at present. */
	lifted: (by: string): string => `It does not hold, as the army has ${by}.`
});
