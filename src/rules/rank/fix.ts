import type { ConstraintOf } from '#schema';
import { matches, musterUnit, type MusteredUnit } from '../../engine/base/index.ts';
import {
	givenTo,
	optionsOf,
	wholeUnit,
	without,
	type Drop,
	type FixContext,
	type Fixes
} from '../../engine/fix/index.ts';

/** Giving the role to a unit that outranks the holder, or removing the holder or those that outrank it. */
export const fixRank: Fixes<'rank'> = {
	*candidates(fixing, { constraint: { role }, bearer, higher }) {
		for (const drop of optionsOf(bearer)) {
			if (!drop.indexed || !givesRole(fixing, bearer, drop, role)) continue;
			yield* givenTo(higher, drop.indexed.entry.id, drop.indexed, [drop]);
			yield without([drop]);
		}
		yield without(higher.map(wholeUnit));
		yield without([wholeUnit(bearer)]);
	}
};

/** Whether a unit has the role because of this option. */
function givesRole(
	{ index }: FixContext,
	{ unit, options }: MusteredUnit,
	{ musteredOption }: Drop,
	role: ConstraintOf<'rank'>['role']
): boolean {
	const rest = options.filter((option) => option !== musteredOption).map(({ id }) => id);
	return !matches(role, musterUnit({ ...unit, options: rest }, index).tags);
}
