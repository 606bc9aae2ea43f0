import type { ConstraintOf } from '#schema';
import { matches, type ArmyIndex } from '../../engine/base/index.ts';

/** A role that no player chooses: a free option that the unit with the highest number has. */
export interface DecidedRole {
	readonly option: string;
	readonly among: ConstraintOf<'rank'>['among'];
	readonly number: string;
}

/** The roles that the army's rules assign. */
export function decidedRoles({ constraints, options }: ArmyIndex): readonly DecidedRole[] {
	return constraints.flatMap((rule) => {
		if (rule.kind !== 'rank' || !('number' in rule.by)) return [];
		const { role, among, by } = rule;
		return options
			.filter(({ entry, grants }) => entry.given && matches(role, new Set(grants)))
			.map(({ entry }) => ({ option: entry.id, among, number: by.number }));
	});
}
