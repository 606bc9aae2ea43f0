import type { ConstraintOf } from '#schema';
import { subjectOf, type Thing } from './check.ts';
import type { ArmyIndex } from './index-army.ts';
import { matches } from './selector.ts';
import type { Verdict } from './verdict.ts';

type More = ConstraintOf<'count'>['more'];

/** A maximum with what it grows by: so much for each of those among these things. */
export function grown(
	index: ArmyIndex,
	max: number | undefined,
	more: More,
	things: readonly Thing[]
): Pick<Verdict, 'max' | 'growth'> {
	if (max === undefined || !more) return { max };
	const { each, n } = more;
	const many = things.filter(({ tags }) => matches(each, tags)).length;
	return { max: max + n * many, growth: { base: max, n, many, each: subjectOf(index, each) } };
}
