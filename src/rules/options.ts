import type { ConstraintOf, Constraint, Selector } from '#schema';
import {
	matches,
	type ArmyIndex,
	type IndexedEntry,
	type MusteredUnit
} from '../engine/base/index.ts';

// What the rules say of the options of a unit. Loaded later than `kinds.ts`.

type Carries = ConstraintOf<'carries'>;

const known = new WeakMap<ArmyIndex, ReadonlyMap<string, readonly Carries[]>>();

/** The rules on who may have an option. */
export function carriesOf(index: ArmyIndex, option: string): readonly Carries[] {
	const rules = known.get(index) ?? carriesIn(index);
	known.set(index, rules);
	return rules.get(option) ?? [];
}

function carriesIn({ constraints }: ArmyIndex): ReadonlyMap<string, readonly Carries[]> {
	const rules = new Map<string, Carries[]>();
	for (const rule of constraints) {
		if (rule.kind !== 'carries') continue;
		const others = rules.get(rule.option);
		if (others) others.push(rule);
		else rules.set(rule.option, [rule]);
	}
	return rules;
}

/**
 * What a rule demands that such a unit has one of; undefined where it demands nothing of a unit, and for `requires`
 * also where the unit has it.
 */
export function demandOf(rule: Constraint, bearer: MusteredUnit): Selector | undefined {
	if (rule.kind === 'exclusive') {
		const { of, on = {}, min, advice } = rule;
		return min !== undefined && !advice && matches(on, bearer.tags) ? of : undefined;
	}
	if (rule.kind !== 'requires') return undefined;
	const { of, needs, scope, advice } = rule;
	if (scope !== 'unit' || !needs || advice) return undefined;
	return hasOne(bearer, of) && !hasOne(bearer, needs) ? needs : undefined;
}

/** Whether a unit or one of its options matches. */
function hasOne({ tags, options }: MusteredUnit, of: Selector): boolean {
	return matches(of, tags) || options.some(({ indexed }) => indexed && matches(of, indexed.tags));
}

/** Whether a unit must have an option like this one. */
export function mustHave(
	{ constraints }: ArmyIndex,
	{ tags }: MusteredUnit,
	option: IndexedEntry
): boolean {
	return constraints.some(
		(rule) =>
			rule.kind === 'requires' &&
			rule.scope === 'unit' &&
			!rule.advice &&
			matches(rule.of, tags) &&
			rule.needs !== undefined &&
			matches(rule.needs, option.tags)
	);
}
