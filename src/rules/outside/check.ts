import { kindOfGroup, matches, mayStandIn, unitsOutside } from '../../engine/base/index.ts';
import { onBearer, type Kind } from '../base/kind.ts';

/** "Of the units that may be in a group, only these may stay outside." */
const checkOutside: Kind<'outside'>['check'] = (context, constraint) => {
	const kind = kindOfGroup(context.index, constraint.group);
	const alone = kind ? unitsOutside(context, kind.id).filter((unit) => mayStandIn(kind, unit)) : [];
	const leftOut = alone.filter(({ tags }) => !matches(constraint.of, tags));
	if (leftOut.length === 0) {
		return [{ constraint, outcome: 'met', units: alone.map(({ unit }) => unit.id) }];
	}
	return leftOut.map((bearer) => ({
		constraint,
		outcome: 'outside/left-out',
		bearer,
		units: [bearer.unit.id]
	}));
};

export const outside: Kind<'outside'> = {
	scope: ({ group }) => ({ group }),
	// Any unit is outside until it joins a group.
	dependsOn: ({ of }) => ({ grants: [of], any: 'unit' }),
	check: checkOutside,
	problems: onBearer
};
