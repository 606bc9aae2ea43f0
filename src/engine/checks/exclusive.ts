import type { ConstraintOf } from '#schema';
import { subjectOf, type Check, type CheckContext } from '../check.ts';
import { unitName, type MusteredUnit } from '../muster.ts';
import { amountFor } from '../numbers.ts';
import { matches } from '../selector.ts';
import type { Verdict } from '../verdict.ts';

type Exclusive = ConstraintOf<'exclusive'>;

/** "A unit has at least and at most so many of these": one mount, an item for each rank. */
export const checkExclusive: Check<'exclusive'> = (context, constraint) => {
	const subject = subjectOf(context.index, constraint.of, constraint.label);
	const concerned = concernedBy(context, constraint).filter((unit) => isHeldTo(constraint, unit));
	const verdicts = concerned.map((unit) => ({ ...judgeUnit(constraint, unit), subject }));
	const problems = verdicts.filter(({ outcome }) => outcome !== 'met');
	if (problems.length > 0) return problems;
	const { min, max } = verdicts[0] ?? { ...printed(constraint) };
	const measured = Math.max(0, ...verdicts.map((verdict) => verdict.measured));
	return [{ constraint, outcome: 'met', subject, measured, min, max, units: [] }];
};

/** Where nothing is the least, only those who have something of the set. */
function concernedBy(
	{ units, bearers }: CheckContext,
	{ of, min }: Exclusive
): readonly MusteredUnit[] {
	if (min !== undefined) return units;
	const found = [...bearers.values()].filter(({ indexed }) => indexed && matches(of, indexed.tags));
	if (found.length < 2) return found[0]?.units ?? [];
	const having = new Set(found.flatMap((each) => each.units));
	return units.filter((unit) => having.has(unit));
}

/** Whether the rule is about this unit: any that the army knows, or those that it names. */
export function isHeldTo({ on }: Exclusive, { indexed, tags }: MusteredUnit): boolean {
	if (!on) return true;
	return indexed !== undefined && matches(on, tags);
}

/** What a unit has of the set, by name; of the same thing only one where different ones count. */
export function takenOf({ of, distinct }: Exclusive, { options }: MusteredUnit): readonly string[] {
	const taken = options.filter(({ indexed }) => indexed && matches(of, indexed.tags));
	const counted = distinct
		? taken.filter(({ id }, at) => taken.findIndex((other) => other.id === id) === at)
		: taken;
	return counted.map(({ id, indexed }) => indexed?.entry.name ?? id);
}

function judgeUnit(constraint: Exclusive, unit: MusteredUnit): Omit<Verdict, 'subject'> {
	const things = takenOf(constraint, unit);
	const measured = things.length;
	const min = constraint.min === undefined ? undefined : amountFor(unit, constraint.min);
	const max = constraint.max === undefined ? undefined : amountFor(unit, constraint.max);
	const outcome =
		min !== undefined && measured < min
			? 'exclusive/too-few'
			: max !== undefined && measured > max
				? 'exclusive/too-many'
				: 'met';
	const units = [unit.unit.id];
	return { constraint, outcome, measured, min, max, bearer: unitName(unit), things, units };
}

/** The range where nobody is held to it: as printed, if it is. */
function printed({ min, max }: Exclusive): Pick<Verdict, 'min' | 'max'> {
	return {
		min: typeof min === 'number' ? min : undefined,
		max: typeof max === 'number' ? max : undefined
	};
}
