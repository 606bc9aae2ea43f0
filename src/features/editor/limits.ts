import { entryLimits, type Verdict, type VerdictOf } from '#engine';

/** How many there may be of one entry, and how many there are. */
export type Limit = VerdictOf<'count'>;

/**
 * For each entry the verdict on its number. Where book and event both limit it, the one not met, or else
 * the tighter one.
 */
export function limitsByEntry(verdicts: readonly Verdict[]): ReadonlyMap<string, Limit> {
	const limits = new Map<string, Limit>();
	for (const { entry, verdict } of entryLimits(verdicts)) {
		const known = limits.get(entry);
		limits.set(entry, known && !isTighter(verdict, known) ? known : verdict);
	}
	return limits;
}

/** Whether there is nothing to choose: a game without points gives an army its units. */
export function isFixed(size: number, limit: Limit | undefined): boolean {
	if (size > 0 || limit?.outcome !== 'met') return false;
	return limit.max !== undefined && limit.min === limit.max;
}

function isTighter(one: Limit, other: Limit): boolean {
	if ((one.outcome === 'met') !== (other.outcome === 'met')) return one.outcome !== 'met';
	return (one.max ?? Infinity) < (other.max ?? Infinity);
}
