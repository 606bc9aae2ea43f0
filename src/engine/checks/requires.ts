import type { ConstraintOf, Selector } from '#schema';
import { subjectOf, type Check, type CheckContext } from '../check.ts';
import { musterGroups } from '../groups.ts';
import { unitName, type MusteredUnit } from '../muster.ts';
import { matches } from '../selector.ts';
import type { Verdict } from '../verdict.ts';

/** Units among which the rule looks: the army, one unit, or one group. */
interface Company {
	readonly units: readonly MusteredUnit[];
	readonly group?: Verdict['group'];
}

/**
 * "Whoever has one of these needs one of those", or "goes with none of those besides itself": in the
 * army, on the same unit, or in the same group.
 */
export const checkRequires: Check<'requires'> = (context, constraint) => {
	const { of, scope } = constraint;
	const { index } = context;
	const subject = subjectOf(index, of, scope === 'unit' ? undefined : constraint.label);
	const asking: string[] = [];
	const problems: Verdict[] = [];
	for (const { units, group } of companies(context, constraint)) {
		for (const unit of units) {
			if (!isOrHas(unit, of)) continue;
			asking.push(unit.unit.id);
			const fault = faultOf(index, constraint, unit, units);
			if (fault) problems.push({ ...fault, subject, ...(group && { group }) });
		}
	}
	if (problems.length > 0) return problems;
	return [{ constraint, outcome: 'met', subject, measured: asking.length, units: asking }];
};

function companies(context: CheckContext, { scope }: ConstraintOf<'requires'>): readonly Company[] {
	if (scope === 'army') return [context];
	if (scope === 'unit') return context.units.map((unit) => ({ units: [unit] }));
	return musterGroups(context, scope.group).map(({ id, name, units }) => ({
		group: { id, name },
		units
	}));
}

function faultOf(
	index: CheckContext['index'],
	constraint: ConstraintOf<'requires'>,
	unit: MusteredUnit,
	company: readonly MusteredUnit[]
): Omit<Verdict, 'subject'> | undefined {
	const { needs, forbids, scope, min = 1 } = constraint;
	const bearer = unitName(unit);
	const measured = needs ? countNeeded(constraint, needs, company) : min;
	if (needs && measured < min) {
		const needed = subjectOf(index, needs, scope === 'unit' ? constraint.label : undefined);
		const things = [needed];
		const units = [unit.unit.id];
		return { constraint, outcome: 'requires/missing', measured, min, bearer, things, units };
	}
	const others = forbids ? forbiddenTo(unit, constraint.of, forbids, company) : [];
	if (others.length === 0) return undefined;
	return {
		constraint,
		outcome: 'requires/forbidden',
		measured: others.length,
		max: 0,
		bearer,
		things: [...new Set(others)],
		units: [unit.unit.id]
	};
}

/** How many there are of what is needed: units that are so or have it, or models in them. */
function countNeeded(
	{ counting }: ConstraintOf<'requires'>,
	needs: Selector,
	company: readonly MusteredUnit[]
): number {
	const found = company.filter((other) => isOrHas(other, needs));
	if (counting !== 'models') return found.length;
	return found.reduce((sum, { models = 1 }) => sum + models, 0);
}

/** The names of what a unit, or something it has, may not go with; nothing forbids itself. */
function forbiddenTo(
	unit: MusteredUnit,
	of: Selector,
	forbids: Selector,
	company: readonly MusteredUnit[]
): readonly string[] {
	const own = partsOf(unit);
	const asking = own.filter(({ tags }) => matches(of, tags));
	const all = [...own, ...company.filter((other) => other !== unit).flatMap(partsOf)];
	return all
		.filter((part) => matches(forbids, part.tags) && asking.some((asker) => asker !== part))
		.map(({ name }) => name);
}

interface Part {
	readonly name: string;
	readonly tags: ReadonlySet<string>;
}

/** A unit, and each thing that it has. */
function partsOf(unit: MusteredUnit): readonly Part[] {
	const options = unit.options.flatMap(({ indexed }) =>
		indexed ? [{ name: indexed.entry.name, tags: indexed.tags }] : []
	);
	return unit.indexed ? [{ name: unitName(unit), tags: unit.tags }, ...options] : options;
}

function isOrHas({ indexed, tags, options }: MusteredUnit, selector: Selector): boolean {
	return (
		(indexed !== undefined && matches(selector, tags)) ||
		options.some((option) => option.indexed && matches(selector, option.indexed.tags))
	);
}
