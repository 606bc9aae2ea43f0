import {
	isAdvice,
	isProblem,
	unitName,
	type ArmyIndex,
	type CheckContext,
	type Verdict
} from '#engine';
import type { Amount, ConstraintKind, ConstraintOf } from '#schema';
import { verdicts } from './en/verdicts.ts';
import { capital, problemText } from './problem-text.ts';
import { forbidText, kindName, needText } from './requires-text.ts';
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
		return `${verdicts.carriesOnly(bearer, subject, selectorText(index, constraint.by))}.`;
	}
	if (constraint.kind === 'requires' && outcome === 'requires/missing' && group) {
		return `${group.name}: ${needText(index, constraint)}.`;
	}
	return undefined;
}

/** Of every kind: the rule and what was measured, without the full stop. */
const sentences: Sentences = {
	'points-limit': (_, { measured, max = 0 }) => verdicts.spent(measured, max),
	'agreed-size': (_, { measured }) => verdicts.agreed(measured),
	standing: (_, { measured }) => verdicts.standing(measured > 0),
	count: countText,
	unique: ({ index }, { constraint, measured, max: most }) => {
		const { of, scope, by, max, label = selectorText(index, of) } = constraint;
		if (by === 'set') return verdicts.sets(capital(label), measured > 0);
		if (max !== undefined) return verdicts.mostOfEach(capital(label), most, measured);
		return scope === 'unit'
			? verdicts.onceEach(capital(label), measured > 0)
			: verdicts.once(capital(label), measured > 0);
	},
	share: ({ index }, verdict) => {
		const { of, scope, label } = verdict.constraint;
		const isOfUnit = scope === 'unit';
		const what = capital(label ?? selectorText(index, of));
		return verdicts.share(verdict, what, isOfUnit, isOfUnit && label === undefined);
	},
	carries: (context, { constraint, subject, units: ids }) =>
		verdicts.carries(subject, selectorText(context.index, constraint.by), bearersOf(context, ids)),
	exclusive: ({ index }, { constraint, measured }) => {
		const { of, on, min, max, label = selectorText(index, of) } = constraint;
		return verdicts.exclusive(
			capital(label),
			on && selectorText(index, on),
			{ min: told(min), max: told(max) },
			measured > 0
		);
	},
	budget: ({ index }, { constraint, measured, max }) => {
		const { of, on, label = selectorText(index, of) } = constraint;
		return verdicts.budget(capital(label), selectorText(index, on), max, measured);
	},
	requires: ({ index }, { constraint, measured }) => {
		const isGrouped = typeof constraint.scope === 'object';
		const rule = constraint.needs ? needText(index, constraint) : forbidText(index, constraint);
		if (measured === 0) return verdicts.unused(rule, isGrouped);
		return constraint.needs ? verdicts.needMet(rule) : verdicts.forbidMet(rule, isGrouped);
	},
	group: groupText,
	groups: ({ index }, verdict) => {
		const { constraint } = verdict;
		const subject = constraint.label ?? kindOf(index, constraint.group)?.plural ?? verdict.subject;
		return `${subject}: ${verdicts.range(verdict, 'groups')}`;
	},
	led: ({ index }, { constraint, subject, bearer = '', measured, group }) => {
		const { by, label = selectorText(index, by) } = constraint;
		return group ? verdicts.led(subject, bearer, measured) : verdicts.unled(subject, label);
	},
	outside: ({ index }, { constraint, measured, subject }) => {
		const all = kindOf(index, constraint.group)?.of ?? {};
		return verdicts.outside(subject, anyButText(index, all, constraint.of), measured);
	},
	rank: ({ index }, { constraint, subject, measured }) => {
		const { by } = constraint;
		return 'number' in by
			? verdicts.highest(capital(subject), by.number, measured > 0)
			: verdicts.first(capital(subject), selectorText(index, by), measured > 0);
	}
};

/** An amount as it is told: its number, or where it is from. */
function told(amount: Amount | undefined): number | 'own' | 'size' | undefined {
	if (typeof amount !== 'object') return amount;
	return 'number' in amount ? 'own' : 'size';
}

function kindOf({ system }: ArmyIndex, group: string) {
	return system.groups?.find(({ id }) => id === group);
}

function countText({ index }: CheckContext, verdict: VerdictOn<'count'>): string {
	const { constraint, group } = verdict;
	const { of, scope, label = selectorText(index, of) } = constraint;
	// How many models each unit of these has.
	if (scope === 'unit') return `${capital(label)}: ${verdicts.modelsEach(verdict)}`;
	if (!isUnused(verdict)) {
		const range = verdicts.range(verdict, 'taken');
		return group ? `${group.name}: ${label}, ${range}` : `${capital(label)}: ${range}`;
	}
	const kind = typeof scope === 'object' ? kindName(index, scope.group) : undefined;
	return `${capital(label)}: ${verdicts.countUnused(verdict, kind)}`;
}

function groupText({ index }: CheckContext, verdict: VerdictOn<'group'>): string {
	const { constraint, group, subject, min, max } = verdict;
	const what = group ? verdicts.range(verdict, 'units') : verdicts.unitsEach(verdict);
	const parts = [
		...(what === '' ? [] : [what]),
		...(constraint.free ? [verdicts.free(selectorText(index, constraint.free))] : []),
		...(min === undefined && max === undefined ? [verdicts.anyNumber] : []),
		...(group ? [] : [verdicts.noGroup])
	];
	return `${capital(subject)}: ${parts.join('; ')}`;
}

/** Who has it, each name once, with how many where they are several. */
function bearersOf({ units }: CheckContext, ids: readonly string[]): readonly string[] {
	const counts = new Map<string, number>();
	for (const unit of units) {
		if (!ids.includes(unit.unit.id)) continue;
		const name = unitName(unit);
		counts.set(name, (counts.get(name) ?? 0) + 1);
	}
	return [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${count})`));
}
