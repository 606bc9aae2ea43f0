import type { RosterUnit } from '#schema';
import { contextOf, withUnit, type CheckContext } from '../base/context.ts';
import type { ArmyIndex } from '../base/army-index.ts';
import { select } from '../base/select.ts';
import { minimaOf, type Minimum } from '../../rules/count/check.ts';
import { musterUnit } from '../base/muster.ts';
import { unplacedUnit } from '../allow/new-unit.ts';

/**
 * The units that a new army must have: for each minimum, as many of its first eligible entry as are still
 * missing; then choices of the army that are free and the only one of their type.
 * @param newId gives an unused id
 */
export function compulsoryUnits(
	index: ArmyIndex,
	limit: number,
	newId: () => string
): readonly RosterUnit[] {
	const empty = contextOf(index, limit, []);
	const withMore = (context: CheckContext, id: string): CheckContext =>
		withUnit(context, musterUnit(unplacedUnit(context, id, newId()), index));
	const least = minimaOf(empty).reduce(
		(context, each) => lackingOf(context, each).reduce(withMore, context),
		empty
	);
	return singleChoices(index)
		.reduce(withMore, least)
		.units.map(({ unit }) => unit);
}

/** The units still missing for a minimum. */
function lackingOf(context: CheckContext, { of, min }: Minimum): readonly string[] {
	const entry = of.any
		?.map((tag) => context.index.entries.get(tag))
		.find((each) => each && !each.isHidden);
	const lacking = Math.max(0, min - select(context.things, of).length);
	return entry?.isUnit ? Array.from({ length: lacking }, () => entry.entry.id) : [];
}

function singleChoices({ system, choices }: ArmyIndex): readonly string[] {
	return system.types
		.filter(({ starts }) => starts === 'single')
		.flatMap(({ id }) => {
			const [only, ...others] = choices.filter(
				({ entry, isHidden }) => entry.type === id && !isHidden
			);
			return only?.entry.cost === 0 && others.length === 0 ? [only.entry.id] : [];
		});
}
