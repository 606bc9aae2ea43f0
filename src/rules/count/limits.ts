import { isOfKind, type Verdict, type VerdictOf } from '../base/verdict.ts';
import type { Selector } from '#schema';
import type { CheckContext } from '../../engine/base/index.ts';
import { checkCount } from './check.ts';

/** The verdict on how many there may be of one entry. */
export interface EntryLimit {
	readonly entry: string;
	readonly verdict: VerdictOf<'count'>;
}

/** The verdicts on the number of a single entry; rules on planned groups are left out. */
export function entryLimits(verdicts: readonly Verdict[]): readonly EntryLimit[] {
	return verdicts.flatMap((verdict) => {
		if (!isOfKind(verdict, 'count')) return [];
		const { advice, scope, of } = verdict.constraint;
		const [entry, ...others] = of.any ?? [];
		const isOfOne = entry !== undefined && others.length === 0 && !of.all && !of.none;
		return isOfOne && !advice && typeof scope !== 'object' ? [{ entry, verdict }] : [];
	});
}

/** A minimum of something in an army. */
export interface Least {
	readonly of: Selector;
	readonly min: number;
}

/** The minima that an empty army does not meet, in the army or in its groups. */
export function leastOf(empty: CheckContext): readonly Least[] {
	return empty.index.constraints.flatMap((rule) => {
		if (rule.kind !== 'count' || rule.scope === 'unit') return [];
		return checkCount(empty, rule).map(({ min = 0 }) => ({ of: rule.of, min }));
	});
}
