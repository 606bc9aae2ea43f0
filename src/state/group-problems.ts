import type { Problem } from '#engine';
import type { Section } from './arrange.ts';

/** The problems that are to be shown at a section: those of the group, and those of units in it. */
export function problemsIn(
	problems: readonly Problem[],
	{ group, units }: Section
): readonly Problem[] {
	const ids = new Set(units.map(({ unit }) => unit.id));
	return problems.filter((problem) =>
		problem.group ? problem.group.id === group?.id : isOf(problem, ids)
	);
}

/** Whether a problem is about units here, and not about the whole army or how many groups it has. */
function isOf({ constraint, units }: Problem, ids: ReadonlySet<string>): boolean {
	if (constraint.kind === 'groups' || constraint.kind === 'points-limit') return false;
	return units.some((id) => ids.has(id));
}
