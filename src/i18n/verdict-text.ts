import {
	isAdvice,
	isProblem,
	unitName,
	type ArmyIndex,
	type CheckContext,
	type Verdict
} from '#engine';
import type { Amount, ConstraintKind, ConstraintOf } from '#schema';
import { capital, growthText, list, models, points, problemText, shareText, units } from './en.ts';
import { pointsText } from './figures.ts';
import { forbidText, needText, scopeText } from './requires-text.ts';
import { anyButText, selectorText } from './selector-text.ts';

/** A verdict on a constraint of one kind. */
type VerdictOn<K extends ConstraintKind> = Verdict & { readonly constraint: ConstraintOf<K> };

type Sentences = {
	readonly [K in ConstraintKind]: (context: CheckContext, verdict: VerdictOn<K>) => string;
};

/** Whether a rule finds nothing in the roster to measure: it is kept because nobody is concerned. */
export function isUnused(verdict: Verdict): boolean {
	const { constraint, outcome, measured, min, group } = verdict;
	if (outcome !== 'met') return false;
	switch (constraint.kind) {
		case 'points-limit':
		case 'agreed-size':
			return false;
		case 'group':
		case 'led':
			return group === undefined;
		case 'count':
			return typeof constraint.scope === 'object'
				? group === undefined
				: measured === 0 && (min === undefined || constraint.scope === 'unit');
		default:
			return measured === 0;
	}
}

/** What a rule asks and what the roster has, in a sentence: for every verdict, met or not. */
export function verdictText(context: CheckContext, verdict: Verdict): string {
	if (isProblem(verdict) || isAdvice(verdict)) {
		return unmetText(context, verdict) ?? problemText(verdict);
	}
	// The sentence of a kind is given verdicts of that kind alone; the compiler cannot follow that.
	const sentence = sentences[verdict.constraint.kind] as (
		context: CheckContext,
		verdict: Verdict
	) => string;
	return `${sentence(context, verdict)}.`;
}

/** A problem told with the rule it breaks, where the rule says more than what was found. */
function unmetText({ index }: CheckContext, verdict: Verdict): string | undefined {
	const { constraint, outcome, bearer = '', subject, group } = verdict;
	if (constraint.kind === 'carries') {
		return `${bearer} may not be given ${subject}: only ${selectorText(index, constraint.by)} may.`;
	}
	if (constraint.kind === 'requires' && outcome === 'requires/missing' && group) {
		return `${group.name}: ${needText(index, constraint)}.`;
	}
	return undefined;
}

/** Of every kind: the rule and what was measured, without the full stop. */
const sentences: Sentences = {
	'points-limit': (_, { measured, max = 0 }) =>
		`${pointsText(measured)} of ${points(max)} spent: ${measured === max ? 'none' : pointsText(max - measured)} left`,
	'agreed-size': (_, { measured }) => `Played at ${points(measured)}, as the event asks`,
	standing: (_, { measured }) =>
		measured === 0
			? 'Units stand by themselves, and whatever else is taken is given to one; there is nothing yet'
			: 'Units stand by themselves, and whatever else is taken is given to one of them',
	count: countText,
	unique: ({ index }, { constraint, measured, max: most }) => {
		const { of, scope, by, max, label = selectorText(index, of) } = constraint;
		if (by === 'set') {
			return `${capital(label)}: no two units have the same; ${measured === 0 ? 'there are none' : 'so it is'}`;
		}
		if (max !== undefined) {
			return `${capital(label)}: ${most ?? 'any number'} at most of each; ${measured === 0 ? 'none is taken' : `no more than ${measured} of one`}`;
		}
		if (scope === 'unit') {
			return `${capital(label)}: once at most; nobody has ${measured === 0 ? 'any' : 'one twice'}`;
		}
		return `${capital(label)}: once at most; none is ${measured === 0 ? 'taken' : 'there twice'}`;
	},
	share: shareVerdictText,
	carries: (context, { constraint, subject, units: ids }) =>
		`${subject}: only for ${selectorText(context.index, constraint.by)}; given to ${bearersText(context, ids)}`,
	exclusive: exclusiveText,
	budget: ({ index }, { constraint, measured, max }) => {
		const { of, on, label = selectorText(index, of) } = constraint;
		const most = max === undefined ? 'its own number' : points(max);
		const found = measured === 0 ? 'nobody has any' : `the most is ${pointsText(measured)}`;
		return `${capital(label)} for ${selectorText(index, on)}: ${most} at most each; ${found}`;
	},
	requires: ({ index }, { constraint, measured }) => {
		const isGrouped = typeof constraint.scope === 'object';
		if (measured === 0) {
			const rule = constraint.needs ? needText(index, constraint) : forbidText(index, constraint);
			return `${rule}; ${isGrouped ? 'none is in one' : 'none is taken'}`;
		}
		if (constraint.needs) return `${needText(index, constraint)}: so it is`;
		return `${forbidText(index, constraint)}, and none ${isGrouped ? 'does' : 'is'}`;
	},
	group: groupText,
	groups: ({ index }, verdict) => {
		const { constraint, measured } = verdict;
		const subject = constraint.label ?? kindOf(index, constraint.group)?.plural ?? verdict.subject;
		return `${subject}: ${rangeText(verdict, String(measured), String)}`;
	},
	led: ({ index }, { constraint, subject, bearer, measured, group }) => {
		const { by, label = selectorText(index, by) } = constraint;
		if (!group) return `${subject}: each is led by ${label}; there are none`;
		return `${subject}: led by ${bearer ?? ''}, ${measured === 0 ? 'with nobody else' : `who may have ${measured === 1 ? 'the other unit' : `the other ${measured}`}`}`;
	},
	outside: ({ index }, { constraint, measured, subject }) =>
		`${subject}: ${anyButText(index, kindOf(index, constraint.group)?.of ?? {}, constraint.of)}; ${measured === 0 ? 'there are none' : `there ${measured === 1 ? 'is 1' : `are ${measured}`}`}`,
	rank: ({ index }, { constraint, subject, measured }) => {
		const found = measured === 0 ? 'there is none' : 'so it is';
		if ('number' in constraint.by) {
			return `${capital(subject)}: whoever has the highest ${constraint.by.number}; ${found}`;
		}
		return `${capital(subject)}: ${selectorText(index, constraint.by)} before any other; ${found}`;
	}
};

/** How many of a set each may have; the numbers of each are its own where nothing is printed. */
function exclusiveText({ index }: CheckContext, verdict: VerdictOn<'exclusive'>): string {
	const { constraint, measured } = verdict;
	const { of, on, min, max, label = selectorText(index, of) } = constraint;
	const whose = on ? ` for ${selectorText(index, on)}` : '';
	const least = min === undefined ? [] : [`${amountText(min)} at least each`];
	const most = max === undefined ? [] : [`${amountText(max)} at most each`];
	if (measured === 0) {
		return `${capital(label)}${whose}: ${[...least, ...most].join(', ')}; nobody has any`;
	}
	if (min !== undefined)
		return `${capital(label)}${whose}: ${[...least, ...most].join(', ')}; so it is`;
	return typeof max === 'number'
		? `${capital(label)}${whose}: nobody has more than ${max === 1 ? 'one' : max}`
		: `${capital(label)}${whose}: nobody has more than its own number`;
}

function amountText(amount: Amount): string {
	if (typeof amount !== 'number') return 'number' in amount ? 'its own number' : 'by size';
	return amount === 1 ? 'one' : String(amount);
}

function shareVerdictText({ index }: CheckContext, verdict: VerdictOn<'share'>): string {
	const { constraint, measured, min, max } = verdict;
	const { of, scope, label = selectorText(index, of) } = constraint;
	const each = scope === 'unit' && constraint.label === undefined ? ' each' : '';
	const limits = [
		...(min === undefined ? [] : [`at least ${points(min)}${each}${shareText(verdict, 'min')}`]),
		...(max === undefined ? [] : [`at most ${points(max)}${each}${shareText(verdict, 'max')}`])
	];
	const found =
		scope === 'unit'
			? `the dearest costs ${pointsText(measured)}`
			: `${pointsText(measured)} spent`;
	return `${capital(label)}: ${[...limits, measured === 0 ? 'none is taken' : found].join('; ')}`;
}

function kindOf({ system }: ArmyIndex, group: string) {
	return system.groups?.find(({ id }) => id === group);
}

function countText({ index }: CheckContext, verdict: VerdictOn<'count'>): string {
	const { constraint, measured, group } = verdict;
	const { of, scope, label = selectorText(index, of) } = constraint;
	if (scope === 'unit') return sizeText(index, verdict);
	if (!isUnused(verdict)) {
		const range = rangeText(verdict, `${measured} taken`, String);
		return group ? `${group.name}: ${label}, ${range}` : `${capital(label)}: ${range}`;
	}
	const isGrouped = typeof scope === 'object';
	const where = isGrouped ? ` in ${scopeText(index, scope)}` : '';
	const limits = limitsText(verdict).map((limit) => `${limit}${where}`);
	const none = isGrouped ? 'none is in one' : 'none is taken';
	return `${capital(label)}: ${[...limits, none].join('; ')}`;
}

/** How many models each unit of these has. */
function sizeText(
	index: ArmyIndex,
	{ constraint, measured, units: ids, min, max }: VerdictOn<'count'>
): string {
	const { label = selectorText(index, constraint.of) } = constraint;
	const least = min === undefined ? [] : [`at least ${models(min)}`];
	const most = max === undefined ? [] : [`at most ${models(max)}`];
	const found = ids.length === 0 ? 'none is taken' : `${models(measured)} in ${units(ids.length)}`;
	return `${capital(label)}: ${[...least, ...most].join(' and ')} each; ${found}`;
}

function groupText({ index }: CheckContext, verdict: VerdictOn<'group'>): string {
	const { constraint, measured, group, subject } = verdict;
	const free = constraint.free
		? [`${selectorText(index, constraint.free)} beside others not counted`]
		: [];
	const [limits] = limitsText(verdict);
	const any = limits === undefined ? ['any number may go together'] : [];
	const what = group
		? [rangeText(verdict, units(measured), units)]
		: limits === undefined
			? []
			: [`${limits} units each`];
	const none = group ? [] : ['there are none'];
	return `${capital(subject)}: ${[...what, ...free, ...any, ...none].join('; ')}`;
}

/** "at least 2 and at most 4", or nothing where there is no limit. */
function limitsText({ min, max, growth }: Verdict): readonly string[] {
	const least = min === undefined ? [] : [`at least ${min}`];
	const most = max === undefined ? [] : [`at most ${growth ? growthText(growth) : max}`];
	const limits = [...least, ...most].join(' and ');
	return limits ? [limits] : [];
}

/** A number against its range: "2 of at most 2", "5 taken, at least 4 needed". */
function rangeText(
	{ measured, min, max }: Verdict,
	told: string,
	counted: (count: number) => string
): string {
	if (min !== undefined && max !== undefined) {
		return min === max
			? `${measured} of exactly ${counted(max)}`
			: `${told}, ${min} to ${max} allowed`;
	}
	if (max !== undefined) return `${measured} of at most ${counted(max)}`;
	return min === undefined ? told : `${told}, at least ${min} needed`;
}

/** Who has it, each name once, with how many where they are several. */
function bearersText({ units }: CheckContext, ids: readonly string[]): string {
	const counts = new Map<string, number>();
	for (const unit of units) {
		if (!ids.includes(unit.unit.id)) continue;
		const name = unitName(unit);
		counts.set(name, (counts.get(name) ?? 0) + 1);
	}
	const named = [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${count})`));
	return named.length === 0 ? 'nobody' : list(named);
}
