import type { Selector } from '#schema';
import {
	matches,
	type ArmyIndex,
	type IndexedEntry,
	type MusteredUnit
} from '../../engine/base/index.ts';
import type { Problem } from '../base/verdict.ts';

/** What a problem finds missing on the same unit. */
export function neededOnUnit(problem: Problem): Selector | undefined {
	if (problem.outcome !== 'requires/missing') return undefined;
	const { scope, needs } = problem.constraint;
	return scope === 'unit' ? needs : undefined;
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
