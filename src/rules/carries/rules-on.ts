import type { ConstraintOf } from '#schema';
import type { ArmyIndex } from '../../engine/base/index.ts';

type Carries = ConstraintOf<'carries'>;

const known = new WeakMap<ArmyIndex, ReadonlyMap<string, readonly Carries[]>>();

/** The rules on who may have an option. */
export function carriesOf(index: ArmyIndex, option: string): readonly Carries[] {
	const rules = known.get(index) ?? carriesIn(index);
	known.set(index, rules);
	return rules.get(option) ?? [];
}

function carriesIn({ constraints }: ArmyIndex): ReadonlyMap<string, readonly Carries[]> {
	const rules = new Map<string, Carries[]>();
	for (const rule of constraints) {
		if (rule.kind !== 'carries') continue;
		const others = rules.get(rule.option);
		if (others) others.push(rule);
		else rules.set(rule.option, [rule]);
	}
	return rules;
}
