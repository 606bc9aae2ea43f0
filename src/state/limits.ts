import type { Verdict } from '#engine';

/**
 * For each entry the verdict on how many of it there may be. Where the book and an event both limit
 * it, that is the one not met, or else the tighter one.
 */
export function limitsByEntry(verdicts: readonly Verdict[]): ReadonlyMap<string, Verdict> {
	const limits = new Map<string, Verdict>();
	for (const verdict of verdicts) {
		const entry = entryOf(verdict);
		if (entry === undefined) continue;
		const known = limits.get(entry);
		limits.set(entry, known && !isTighter(verdict, known) ? known : verdict);
	}
	return limits;
}

/** Whether there is nothing to choose: a game without points gives an army its units. */
export function isFixed(size: number, limit: Verdict | undefined): boolean {
	if (size > 0 || limit?.outcome !== 'met') return false;
	return limit.max !== undefined && limit.min === limit.max;
}

/** The one entry that a limit in the army is about. */
function entryOf({ constraint }: Verdict): string | undefined {
	if (constraint.kind !== 'count' || constraint.advice) return undefined;
	if (typeof constraint.scope === 'object') return undefined;
	const { any = [], all, none } = constraint.of;
	return any.length === 1 && !all && !none ? any[0] : undefined;
}

function isTighter(one: Verdict, other: Verdict): boolean {
	if ((one.outcome === 'met') !== (other.outcome === 'met')) return one.outcome !== 'met';
	return (one.max ?? Infinity) < (other.max ?? Infinity);
}
