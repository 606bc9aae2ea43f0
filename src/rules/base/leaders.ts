import type { ArmyIndex } from '../../engine/base/index.ts';
import type { Selector } from '#schema';

/** Who may lead groups of a kind; undefined if they have no leader or are only a plan. */
export function leadersOf({ constraints }: ArmyIndex, kindId: string): Selector | undefined {
	for (const rule of constraints)
		if (rule.kind === 'led' && rule.group === kindId && !rule.advice) return rule.by;
	return undefined;
}
