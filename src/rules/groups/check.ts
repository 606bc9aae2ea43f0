import { musterGroups } from '../../engine/base/index.ts';
import type { Kind } from '../kind.ts';

/** "There are at least `min` and at most `max` groups of this kind." Empty groups do not count. */
export const checkGroups: Kind<'groups'>['check'] = (context, constraint) => {
	const { min, max } = constraint;
	const filled = musterGroups(context, constraint.group).filter(({ units }) => units.length > 0);
	const told = { constraint, measured: filled.length, min, max, units: [] };
	if (min !== undefined && filled.length < min)
		return [{ ...told, outcome: 'groups/too-few', min }];
	if (max !== undefined && filled.length > max)
		return [{ ...told, outcome: 'groups/too-many', max }];
	return [{ ...told, outcome: 'met' }];
};
