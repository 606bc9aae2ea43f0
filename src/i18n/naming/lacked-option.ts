import { matches, type ArmyIndex } from '#engine';
import type { ConstraintOf } from '#schema';
import { mayComeToHave } from './comes-to-have.ts';

/**
 * Who must take what a count asks for, where that is an option and no unit: characters alone, or any unit.
 * Undefined where it is something else.
 */
export function takersOf(
	index: ArmyIndex,
	{ of }: Pick<ConstraintOf<'count'>, 'of'>
): 'character' | 'unit' | undefined {
	const things = [...index.entries.values()].filter(({ tags }) => matches(of, tags));
	if (things.length === 0 || things.some(({ type }) => type.role !== 'option')) return undefined;
	const takers = index.units.filter((unit) =>
		things.some(({ entry }) => mayComeToHave(index, entry.id, unit))
	);
	return takers.every(({ type }) => type.character) ? 'character' : 'unit';
}
