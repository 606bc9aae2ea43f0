import type { Check } from '../check.ts';
import { kindOfGroup, mayStandIn, unitsOutside } from '../groups.ts';
import { unitName } from '../muster.ts';
import { matches } from '../selector.ts';

/** "Of the units that may be in a group, only these may stand outside." */
export const checkOutside: Check<'outside'> = (context, constraint) => {
	const kind = kindOfGroup(context.index, constraint.group);
	const alone = kind ? unitsOutside(context, kind.id).filter((unit) => mayStandIn(kind, unit)) : [];
	const leftOut = alone.filter(({ tags }) => !matches(constraint.of, tags));
	if (leftOut.length > 0) {
		const things = kind ? [kind.name, ...(kind.outside ? [kind.outside.name] : [])] : [];
		return leftOut.map((unit) => ({
			constraint,
			outcome: 'outside/left-out',
			subject: unitName(unit),
			measured: 1,
			max: 0,
			bearer: unitName(unit),
			things,
			units: [unit.unit.id]
		}));
	}
	const subject = kind?.outside?.plural ?? kind?.plural ?? constraint.group;
	const units = alone.map(({ unit }) => unit.id);
	return [{ constraint, outcome: 'met', subject, measured: units.length, units }];
};
