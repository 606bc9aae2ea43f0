import type { Selector } from '#schema';
import type { ArmyIndex } from '../../engine/base/index.ts';
import type { GroupConcerned } from './outcome.ts';
import type { Verdict } from './verdict.ts';

/** Who may lead groups of a kind; undefined if they have no leader or are only a plan. */
export function leadersOf({ constraints }: ArmyIndex, kindId: string): Selector | undefined {
	for (const rule of constraints)
		if (rule.kind === 'led' && rule.group === kindId && !rule.advice) return rule.by;
	return undefined;
}

/** The group that a verdict misses a leader of. */
export function leaderlessIn(verdict: Verdict): GroupConcerned | undefined {
	return verdict.outcome === 'led/no-leader' ? verdict.group : undefined;
}
