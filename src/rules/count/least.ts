import type { Selector } from '#schema';
import type { CheckContext } from '../../engine/base/index.ts';
import { checkCount } from './check.ts';

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
