import { matches } from '../../engine/base/index.ts';
import { isOfKind, type Verdict } from '../verdict.ts';

/** The most that each rule allows of what has these tags, plans included. */
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
