import type { GroupConcerned } from '../outcome.ts';
import type { Verdict } from '../verdict.ts';

/** The group that a verdict misses a leader of. */
export function leaderlessIn(verdict: Verdict): GroupConcerned | undefined {
	return verdict.outcome === 'led/no-leader' ? verdict.group : undefined;
}
