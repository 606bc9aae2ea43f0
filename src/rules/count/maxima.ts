import { matches } from '../../engine/base/index.ts';
import { isOfKind, type Verdict } from '../base/verdict.ts';

// Apart from the limits, which the first page needs.

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
