import type { Selector } from '#schema';
import type { CheckContext } from '../../engine/base/index.ts';
import { checkCount } from './check.ts';

/** The least of something that an army must have. */
export interface Least {
	readonly of: Selector;
	readonly min: number;
}

/** What an army without any unit lacks, by the rules that count in the army or in its groups. */
export function leastOf(empty: CheckContext): readonly Least[] {
	return empty.index.constraints.flatMap((rule) => {
		if (rule.kind !== 'count' || rule.scope === 'unit') return [];
		return checkCount(empty, rule).map(({ min = 0 }) => ({ of: rule.of, min }));
	});
}
