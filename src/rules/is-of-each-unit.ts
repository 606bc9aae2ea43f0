import type { Constraint } from '#schema';
import { kindOf } from './kinds.ts';

/** Whether a unit keeps or breaks the rule by itself, whatever else is in the army. */
export function isOfEachUnit(rule: Constraint): boolean {
	return kindOf(rule).scope(rule) === 'unit' && !('more' in rule && rule.more);
}
