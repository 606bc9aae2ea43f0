import { subjectOf, type Check } from '../check.ts';
import { unitName, type MusteredUnit } from '../muster.ts';
import { matches } from '../selector.ts';
import type { Selector } from '#schema';

/** "Whoever has one of these needs one of those": in the army, or on the same unit. */
export const checkRequires: Check<'requires'> = ({ index, units }, constraint) => {
	const { of, needs, scope } = constraint;
	const subject = subjectOf(index, of, scope === 'army' ? constraint.label : undefined);
	const needed = subjectOf(index, needs, scope === 'unit' ? constraint.label : undefined);
	const asking = units.filter((unit) => isOrHas(unit, of));
	const wanting = asking.filter((unit) =>
		scope === 'unit' ? !isOrHas(unit, needs) : !units.some((other) => isOrHas(other, needs))
	);
	if (wanting.length === 0) {
		const ids = asking.map(({ unit }) => unit.id);
		return [{ constraint, outcome: 'met', subject, measured: asking.length, units: ids }];
	}
	return wanting.map((unit) => ({
		constraint,
		outcome: 'requires/missing',
		subject,
		measured: 0,
		min: 1,
		bearer: unitName(unit),
		things: [needed],
		units: [unit.unit.id]
	}));
};

function isOrHas({ indexed, tags, options }: MusteredUnit, selector: Selector): boolean {
	return (
		(indexed !== undefined && matches(selector, tags)) ||
		options.some((option) => option.indexed && matches(selector, option.indexed.tags))
	);
}
