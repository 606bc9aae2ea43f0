import { type ArmyIndex, type MusteredGroup } from '../../engine/base/index.ts';
import { judgeGroup } from './check.ts';

/** How many units a group has and may have, by the tightest rule. */
export interface Fullness {
	readonly size: number;
	readonly max?: number | undefined;
}

/** How full a group is. Rules on planned groups apply only to those. */
export function fullnessOf({ constraints }: ArmyIndex, group: MusteredGroup): Fullness {
	const limited = constraints.flatMap((rule) => {
		if (rule.kind !== 'group' || rule.group !== group.kind.id) return [];
		if (rule.advice && !group.kind.sketch) return [];
		const { measured: size, max } = judgeGroup(rule, group);
		return max === undefined ? [] : [{ size, max }];
	});
	const [tightest] = limited.toSorted(
		(one, other) => one.max - one.size - (other.max - other.size)
	);
	return tightest ?? { size: group.units.length };
}
