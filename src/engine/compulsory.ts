import type { RosterUnit } from '#schema';
import type { ArmyIndex } from './index-army.ts';
import { judge } from './judge.ts';
import { contextOf } from './check.ts';
import { newUnit } from './may-add.ts';

/**
 * The units an army of this size must have: for each minimum, as many of its first entry as are asked.
 * @param newId gives an id not used before
 */
export function compulsoryUnits(
	index: ArmyIndex,
	size: number,
	newId: () => string
): readonly RosterUnit[] {
	const empty = contextOf(index, size, []);
	const wanted = index.constraints
		.filter((constraint) => constraint.kind === 'count')
		.flatMap((constraint) =>
			judge(empty, constraint).flatMap(({ min = 0 }) => {
				const entry = constraint.of.any?.map((tag) => index.entries.get(tag)).find(Boolean);
				return entry?.isUnit ? Array.from({ length: min }, () => entry.entry) : [];
			})
		);
	return wanted.map(({ id }) => newUnit(index, id, newId()));
}
