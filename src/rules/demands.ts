import type { Constraint, Selector } from '#schema';
import { matches, type MusteredUnit } from '../engine/base/index.ts';

/**
 * What a rule demands that such a unit has one of; undefined where it demands nothing of a unit. Apart from the kinds
 * of rules, as fixes alone ask for it.
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
