import type { Constraint } from '#schema';

/** Whether a house rule has a word that the first version of event packs has not: a budget, a limit of its own, parts of a percent. */
export function isOfSecondVersion(rule: Omit<Constraint, 'source'>): boolean {
	if (rule.kind === 'budget') return true;
	if (rule.kind === 'unique') return 'max' in rule;
	if (rule.kind !== 'share') return false;
	const { min, max } = rule as { readonly min?: unknown; readonly max?: unknown };
	return [min, max].some((limit) => limit !== undefined && !Number.isInteger(limit));
}
