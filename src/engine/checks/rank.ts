import { subjectOf, type Check } from '../check.ts';
import { unitName } from '../muster.ts';
import { matches } from '../selector.ts';

/** "Whoever has the role is not outranked": nobody else of these is so while he is not. */
export const checkRank: Check<'rank'> = ({ index, units }, constraint) => {
	const { role, among, by, label } = constraint;
	const subject = subjectOf(index, role, label);
	const known = units.filter(({ indexed }) => indexed);
	const bearers = known.filter(({ tags }) => matches(role, tags));
	const higher = known.filter(({ tags }) => matches(among, tags) && matches(by, tags));
	const outranked = higher.length > 0 ? bearers.filter(({ tags }) => !matches(by, tags)) : [];
	if (outranked.length === 0) {
		const ids = bearers.map(({ unit }) => unit.id);
		return [{ constraint, outcome: 'met', subject, measured: bearers.length, units: ids }];
	}
	return outranked.map((unit) => ({
		constraint,
		outcome: 'rank/outranked',
		subject,
		measured: higher.length,
		max: 0,
		bearer: unitName(unit),
		things: higher.map(unitName),
		units: [unit.unit.id, ...higher.map((other) => other.unit.id)]
	}));
};
