import {
	kindOfGroup,
	unitName,
	type ArmyIndex,
	type CheckContext,
	type MetOf,
	type UnmetAs,
	type Verdict
} from '#engine';
import type { ConstraintKind, Constraint } from '#schema';
import { calledOf, growsOf } from '../../naming/called.ts';
import { phrases } from '../../en/parts/phrases.ts';
import type { Message, Messages } from '../../en/problems.ts';
import { verdicts } from '../../en/verdicts.ts';
import { eligibleText } from '../../naming/eligible.ts';
import { isOfSort, numberName } from '../../naming/named.ts';
import { ownSentence } from '../own-sentences.ts';
import { armyRuleText } from './army-rule-text.ts';
import { capital, generalProblemText } from './problem-text.ts';
import { bearerText, groupsText, subjectText, shownAmount } from './rule-parts.ts';
import { forbidText, isOfRole, kindName, needText } from './requires-text.ts';
import { anyButText, selectorText } from '../../naming/selector-text.ts';

/** The sentence for a verdict of one kind of rule. */
type Sentence<K extends ConstraintKind> = {
	word(context: CheckContext, verdict: MetOf<K>): string;
}['word'];

/** A verdict in a sentence, met or not: what the rule asks and what the roster has. */
export function verdictText(context: CheckContext, verdict: Verdict): string {
	const { index } = context;
	if (verdict.outcome === 'lifted') return liftedText(index, verdict.constraint);
	const own = ownSentence(index, verdict, verdict.outcome === 'met' ? 'met' : 'broken');
	if (own !== undefined) return own;
	if (verdict.outcome !== 'met') {
		const inFull: Message | undefined = withRule[verdict.outcome];
		return inFull?.(verdict, index) ?? generalProblemText(index, verdict);
	}
	const word: Sentence<ConstraintKind> = metSentences[verdict.constraint.kind];
	return `${word(context, verdict)}.`;
}

/** The rule, and that it is suspended. */
function liftedText(index: ArmyIndex, rule: Constraint): string {
	const { unless, while: only, advice: _, ...plain } = rule;
	const asked = only ?? unless ?? {};
	const who = selectorText(index, asked);
	const isRole = isOfRole(index, asked);
	const why = only ? verdicts.waiting(who, isRole) : verdicts.lifted(who, isRole);
	return `${armyRuleText(index, plain)} ${why}`;
}

/** Problems that are worded by their rule, as that says more than the numbers. */
const withRule: Partial<Messages> = {
	'requires/missing': (problem: UnmetAs<'requires/missing'>, index) =>
		problem.group
			? `${problem.group.name}: ${needText(index, problem.constraint)}.`
			: generalProblemText(index, problem)
};

/** For every kind: the rule and the measured value, without a full stop. */
const metSentences: { readonly [K in ConstraintKind]: Sentence<K> } = {
	'points-limit': (_, { measured, max }) => verdicts.spent(measured, max),
	'agreed-size': (_, { measured }) => verdicts.agreed(measured),
	standing: (_, { count }) => verdicts.standing(count > 0),
	count: countText,
	unique: ({ index }, { constraint, measured, max: most }) => {
		const { of, scope, by, except, max, label = selectorText(index, of) } = constraint;
		if (by === 'set')
			return verdicts.sets(label, measured > 0, except && selectorText(index, except));
		if (max !== undefined) return verdicts.maxOfEach(label, most, measured);
		return scope === 'unit'
			? verdicts.onceEach(label, measured > 0)
			: verdicts.once(label, measured > 0);
	},
	share: ({ index }, verdict) => {
		const { of, scope, label } = verdict.constraint;
		const isOfUnit = scope === 'unit';
		const what = capital(subjectText(index, of, label));
		return verdicts.share(verdict, what, isOfUnit, isOfUnit && label === undefined);
	},
	carries: (context, { constraint, units: ids }) => {
		const { index } = context;
		const { option } = constraint;
		const subject = index.entries.get(option)?.entry.name ?? option;
		return verdicts.carries(subject, eligibleText(index, constraint), bearersOf(context, ids));
	},
	exclusive: ({ index }, { constraint, measured }) => {
		const { of, on, min, max, label } = constraint;
		return verdicts.exclusive(
			subjectText(index, of, label),
			bearerText(index, on),
			{ min: shownAmount(min), max: shownAmount(max) },
			{ isAny: measured > 0, isName: label === undefined }
		);
	},
	budget: ({ index }, { constraint, measured, max }) => {
		const { of, on, label } = constraint;
		const subject = subjectText(index, of, label);
		return verdicts.budget(subject, bearerText(index, on), max, measured);
	},
	requires: ({ index }, { constraint, units }) => {
		const isGrouped = typeof constraint.scope === 'object';
		const rule = constraint.needs ? needText(index, constraint) : forbidText(index, constraint);
		if (units.length === 0) return verdicts.unused(rule, isGrouped);
		return rule;
	},
	group: groupText,
	groups: ({ index }, verdict) => {
		const { group, label = kindOfGroup(index, group)?.plural ?? group } = verdict.constraint;
		return `${phrases.noun(label)}: ${verdicts.range(verdict, 'groups')}`;
	},
	led: ({ index }, verdict) => {
		const { group: kind, by, label = selectorText(index, by) } = verdict.constraint;
		if (!verdict.group) return verdicts.unled(groupsText(index, kind), label);
		return verdicts.led(verdict.group.name, unitName(verdict.leader), verdict.followers);
	},
	outside: ({ index }, { constraint: { group, of }, units }) => {
		const kind = kindOfGroup(index, group);
		const subject = phrases.noun(kind?.outside?.plural ?? kind?.plural ?? group);
		return verdicts.outside(subject, anyButText(index, kind?.of ?? {}, of), units.length);
	},
	rank: ({ index }, { constraint: { role, by, label }, units }) => {
		const subject = label ?? calledOf(index, role).names.join();
		return 'number' in by
			? verdicts.highest(capital(subject), numberName(by.number), units.length > 0)
			: verdicts.first(subject, selectorText(index, by), units.length > 0);
	}
};

function countText({ index }: CheckContext, verdict: MetOf<'count'>): string {
	const { constraint, group, measured, min, growth } = verdict;
	const { of, scope } = constraint;
	const label = subjectText(index, of, constraint.label);
	// How many models each unit of these has.
	if (scope === 'unit') return `${capital(label)}: ${verdicts.modelsEach(verdict)}`;
	const kind = typeof scope === 'object' ? kindName(index, scope.group) : undefined;
	const isMeasured = kind === undefined ? measured > 0 || min !== undefined : group !== undefined;
	if (!isMeasured) {
		const limits = { ...verdict, growth: growth && growsOf(index, growth) };
		return `${capital(label)}: ${verdicts.countUnused(limits, kind)}`;
	}
	const range = verdicts.range(verdict, verdict.isUneven ? 'slots' : 'taken');
	return `${group ? `${group.name}, ${label}` : capital(label)}: ${range}`;
}

function groupText({ index }: CheckContext, verdict: MetOf<'group'>): string {
	const { constraint, group, min, max, growth } = verdict;
	const limits = { ...verdict, growth: growth && growsOf(index, growth) };
	if (isOfSort(index, constraint)) {
		const label = subjectText(index, constraint.of, constraint.label);
		return group
			? `${group.name}, ${label}: ${verdicts.range(verdict, 'taken')}`
			: `${capital(label)}: ${verdicts.countUnused(limits, kindName(index, constraint.group))}`;
	}
	const what = group ? verdicts.range(verdict, 'units') : verdicts.unitsEach(limits);
	const parts = [
		...(what === '' ? [] : [what]),
		...(constraint.free ? [verdicts.free(selectorText(index, constraint.free))] : []),
		...(min === undefined && max === undefined ? [verdicts.anyNumber] : []),
		...(group ? [] : [verdicts.noGroup])
	];
	const kinds = groupsText(index, constraint.group);
	return `${capital(group?.name ?? kinds)}: ${parts.join('; ')}`;
}

/** The units that have it by name, with their numbers. */
function bearersOf({ units }: CheckContext, ids: readonly string[]): readonly string[] {
	const counts = new Map<string, number>();
	for (const unit of units) {
		if (!ids.includes(unit.unit.id)) continue;
		const name = unitName(unit);
		counts.set(name, (counts.get(name) ?? 0) + 1);
	}
	return [...counts].map(([name, count]) => (count === 1 ? name : `${name} (${count})`));
}
