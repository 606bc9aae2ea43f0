import { matches, musterUnit, type ArmyIndex } from '#engine';
import type { RosterUnit, Selector } from '#schema';
import { aUnit } from '../builders.ts';
import { bearingOrMade } from './trial-rosters.ts';

/** Whoever is meant or has what is, and will do if there is one that will. */
export function askingOf(
	index: ArmyIndex,
	of: Selector,
	willDo: (unit: RosterUnit) => boolean
): RosterUnit | undefined {
	const usual = bearingOrMade(index, of);
	if (!usual || willDo(usual)) return usual;
	const [option] = usual.options ?? [];
	const others = index.units.map(({ entry: { id } }) =>
		aUnit(id, option === undefined ? {} : { options: [option] })
	);
	const isSelected = (unit: RosterUnit) => {
		const { tags, options } = musterUnit(unit, index);
		const parts = [tags, ...options.flatMap(({ indexed }) => indexed?.tags ?? [])];
		return parts.some((part) => matches(of, part));
	};
	return others.find((unit) => isSelected(unit) && willDo(unit)) ?? usual;
}
