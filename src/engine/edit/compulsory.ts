import type { RosterUnit } from '#schema';
import { contextOf, withUnit, type CheckContext } from '../base/context.ts';
import type { ArmyIndex } from '../base/army-index.ts';
import { leastOf } from '../../rules/count/least.ts';
import { musterUnit } from '../base/muster.ts';
import { newUnit } from './new-unit.ts';

/**
 * The units an army of this size must have: for each minimum, as many of its first entry as are asked;
 * then the choices of the army that are no choice, as they are free and the only one of their type.
 * @param newId gives an id not used before
 */
export function compulsoryUnits(
	index: ArmyIndex,
	size: number,
	newId: () => string
): readonly RosterUnit[] {
	const empty = contextOf(index, size, []);
	const wanted = [...leastUnits(empty), ...singleChoices(index)];
	return wanted
		.reduce((context, id) => {
			const unit = newUnit(index, id, newId(), context);
			return withUnit(context, musterUnit(unit, index));
		}, empty)
		.units.map(({ unit }) => unit);
}

function leastUnits(empty: CheckContext): readonly string[] {
	return leastOf(empty).flatMap(({ of, min }) => {
		const entry = of.any
			?.map((tag) => empty.index.entries.get(tag))
			.find((entry) => entry && !entry.isHidden);
		return entry?.isUnit ? Array.from({ length: min }, () => entry.entry.id) : [];
	});
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
