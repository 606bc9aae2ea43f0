import type { Constraint, ConstraintKind, Selector } from '#schema';
import type { Part, RuleFacts } from './base/kind.ts';
import { implementationOf } from './kinds.ts';
import type { Unmet, Verdict, GroupConcerned, Measured } from './base/verdict.ts';

// What is to be known of rules and verdicts beside their check. Loaded later than `kinds.ts`.

const factsByKind: { readonly [K in ConstraintKind]: RuleFacts<K> } = {
	'points-limit': {
		about: () => undefined,
		isIdle: () => false,
		part: () => 'all'
	},
	'agreed-size': {
		about: () => undefined,
		isIdle: () => false
	},
	count: {
		about: ({ of }) => of,
		isIdle: ({ constraint: { scope }, measured, min, group }) =>
			typeof scope === 'object'
				? group === undefined
				: measured === 0 && (min === undefined || scope === 'unit'),
		part: ({ counting }) => (typeof counting === 'object' ? counting : undefined)
	},
	share: {
		about: ({ of }) => of,
		isIdle: ({ measured }) => measured === 0,
		part: ({ of, scope, min, max }) =>
			scope === 'army'
				? { of, ...(typeof min === 'number' && { min }), ...(typeof max === 'number' && { max }) }
				: undefined
	},
	unique: {
		about: ({ of }) => of,
		isIdle: ({ measured }) => measured === 0
	},
	carries: {
		about: ({ option }) => ({ any: [option] }),
		isIdle: ({ units }) => units.length === 0
	},
	exclusive: {
		about: ({ of }) => of,
		isIdle: ({ measured }) => measured === 0
	},
	budget: {
		about: ({ of }) => of,
		isIdle: ({ measured }) => measured === 0
	},
	requires: {
		about: ({ of }) => of,
		isIdle: ({ units }) => units.length === 0
	},
	group: {
		about: ({ of }) => of,
		isIdle: (verdict) => verdict.group === undefined
	},
	groups: {
		about: () => undefined,
		isIdle: ({ measured }) => measured === 0
	},
	led: {
		about: () => undefined,
		isIdle: (verdict) => verdict.group === undefined
	},
	outside: {
		about: ({ of }) => of,
		isIdle: ({ units }) => units.length === 0
	},
	rank: {
		about: ({ role }) => role,
		isIdle: ({ units }) => units.length === 0
	},
	standing: {
		about: () => undefined,
		isIdle: ({ count }) => count === 0
	}
};

function factsOf({ kind }: Constraint): RuleFacts<ConstraintKind> {
	return factsByKind[kind];
}

/** The subject of a rule, if it has a selector for one. */
export function aboutOf(rule: Constraint): Selector | undefined {
	return factsOf(rule).about(rule);
}

/** The part of the army that a rule limits, if any. */
export function partOf(rule: Constraint): Part | undefined {
	return factsOf(rule).part?.(rule);
}

/** Whether a rule is met only because the roster has nothing it applies to. */
export function isIdle(verdict: Verdict): boolean {
	return verdict.outcome === 'met' && factsOf(verdict.constraint).isIdle(verdict);
}

/** The measured value and its limits, for rules that measure something. */
export function rangeOf(verdict: Verdict): Measured | undefined {
	return 'measured' in verdict ? verdict : undefined;
}

/** Whether a problem is about single units rather than their number or total. */
export function isOfUnits(problem: Unmet): boolean {
	// A repeated thing is a problem of each unit that has it.
	if ('what' in problem) return true;
	const whom = implementationOf(problem.constraint).problems.whom(problem);
	return problem.units.some((id) => whom.includes(id));
}

/** The group concerned, for a rule about groups. */
export function groupIn(verdict: Verdict): GroupConcerned | undefined {
	return 'group' in verdict ? verdict.group : undefined;
}

/** Whether a unit keeps or breaks the rule by itself, whatever else is in the army. */
export function isOfEachUnit(rule: Constraint): boolean {
	return implementationOf(rule).scope(rule) === 'unit' && !('more' in rule && rule.more);
}

/** Whether a house rule has a word that the first version of event packs has not: a budget, a `unique` with a maximum, parts of a percent or points. */
export function isOfSecondVersion(rule: Omit<Constraint, 'source'>): boolean {
	if (rule.kind === 'budget') return true;
	if (rule.kind === 'unique') return 'max' in rule;
	if (rule.kind !== 'share') return false;
	const { min, max } = rule as { readonly min?: unknown; readonly max?: unknown };
	return [min, max].some((limit) => limit !== undefined && !Number.isInteger(limit));
}
