import { subjectOf, type Check, type CheckContext } from '../check.ts';
import { unitName, type MusteredUnit } from '../muster.ts';
import { matches } from '../selector.ts';
import type { ConstraintOf } from '#schema';
import type { Verdict } from '../verdict.ts';

/** "Each of these at most once": in the whole army, or on any one unit. */
export const checkUnique: Check<'unique'> = (context, constraint) => {
	const groups =
		constraint.scope === 'army' ? [context.units] : context.units.map((unit) => [unit]);
	const problems = groups.flatMap((group) => repeats(context, constraint, group));
	if (problems.length > 0) return problems;
	const taken = context.units.some((unit) => tally(constraint, [unit]).size > 0);
	const subject = subjectOf(context.index, constraint.of, constraint.label);
	return [{ constraint, outcome: 'met', subject, measured: taken ? 1 : 0, max: 1, units: [] }];
};

function repeats(
	{ index }: CheckContext,
	constraint: ConstraintOf<'unique'>,
	group: readonly MusteredUnit[]
): readonly Verdict[] {
	return [...tally(constraint, group)]
		.filter(([, bearers]) => bearers.length > 1)
		.map(([id, bearers]) => ({
			constraint,
			outcome: 'unique/repeated' as const,
			subject: index.entries.get(id)?.entry.name ?? id,
			measured: bearers.length,
			max: 1,
			bearer: constraint.scope === 'unit' ? group.map(unitName)[0] : undefined,
			things: bearers.map(unitName),
			units: [...new Set(bearers.map(({ unit }) => unit.id))]
		}));
}

/** For each entry meant, the units that are or carry it, once a copy. */
function tally(
	{ of }: ConstraintOf<'unique'>,
	group: readonly MusteredUnit[]
): ReadonlyMap<string, readonly MusteredUnit[]> {
	const bearers = new Map<string, MusteredUnit[]>();
	const note = (id: string, bearer: MusteredUnit): void => {
		bearers.set(id, [...(bearers.get(id) ?? []), bearer]);
	};
	for (const bearer of group) {
		if (bearer.indexed && matches(of, bearer.indexed.tags)) note(bearer.unit.entry, bearer);
		for (const { id, indexed } of bearer.options) {
			if (indexed && matches(of, indexed.tags)) note(id, bearer);
		}
	}
	return bearers;
}
