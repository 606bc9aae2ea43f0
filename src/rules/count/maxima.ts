import { matches } from '../../engine/base/index.ts';
import { isOfKind, type Verdict } from '../base/verdict.ts';

// Apart from the limits, which the first page needs.

/** The highest minimum of the rules on all of these, each given by its tags; zero if there is none. */
export function minimumOn(
	verdicts: readonly Verdict[],
	all: readonly ReadonlySet<string>[]
): number {
	const minima = verdicts.flatMap((verdict) =>
		isOfKind(verdict, 'count') && all.every((tags) => matches(verdict.constraint.of, tags))
			? [verdict.min ?? 0]
			: []
	);
	return Math.max(0, ...minima);
}

/** The maximum of each rule for something with these tags, rules on planned groups included. */
export function maximaOn(
	verdicts: readonly Verdict[],
	tags: ReadonlySet<string>
): readonly number[] {
	return verdicts.flatMap((verdict) =>
		isOfKind(verdict, 'count') && verdict.max !== undefined && matches(verdict.constraint.of, tags)
			? [verdict.max]
			: []
	);
}
