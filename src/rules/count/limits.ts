import { isOfKind, type Verdict, type VerdictOf } from '../base/verdict.ts';

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
