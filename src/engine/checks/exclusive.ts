import { subjectOf, type Check } from '../check.ts';
import { unitName } from '../muster.ts';
import { matches } from '../selector.ts';

/** "A unit has at most `max` of these": one mount, one magic item. */
export const checkExclusive: Check<'exclusive'> = ({ index, units }, constraint) => {
	const { of, max } = constraint;
	const subject = subjectOf(index, of, constraint.label);
	const bearers = units.map((bearer) => ({
		bearer,
		things: bearer.options.flatMap(({ indexed }) =>
			indexed && matches(of, indexed.tags) ? [indexed.entry.name] : []
		)
	}));
	const crowded = bearers.filter(({ things }) => things.length > max);
	if (crowded.length === 0) {
		const measured = Math.max(0, ...bearers.map(({ things }) => things.length));
		return [{ constraint, outcome: 'met', subject, measured, max, units: [] }];
	}
	return crowded.map(({ bearer, things }) => ({
		constraint,
		outcome: 'exclusive/too-many',
		subject,
		measured: things.length,
		max,
		bearer: unitName(bearer),
		things,
		units: [bearer.unit.id]
	}));
};
