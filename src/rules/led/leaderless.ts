import type { GroupConcerned } from '../base/outcome.ts';
import type { Verdict } from '../base/verdict.ts';

/** The group that a verdict misses a leader of. */
export function leaderlessIn(verdict: Verdict): GroupConcerned | undefined {
	return verdict.outcome === 'led/no-leader' ? verdict.group : undefined;
}
