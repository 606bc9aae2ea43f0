import { groupIn, type Problem } from '#engine';
import type { Section } from '../arrange/arrange.ts';

/** The problems shown at a section: those of the group and of its units. */
export function problemsIn(
	problems: readonly Problem[],
	{ group, units }: Section
): readonly Problem[] {
	const ids = new Set(units.map(({ unit }) => unit.id));
	return problems.filter((problem) => {
		const where = groupIn(problem);
		return where ? where.id === group?.id : problem.units.some((id) => ids.has(id));
	});
}
