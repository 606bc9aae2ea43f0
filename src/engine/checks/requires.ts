import type { ConstraintOf } from '#schema';
import { subjectOf, type Check, type CheckContext, type Thing } from '../check.ts';
import { musterGroups } from '../groups.ts';
import { partsMeant, unitsOf } from '../meant.ts';
import { unitName, type MusteredUnit } from '../muster.ts';
import type { Verdict } from '../verdict.ts';

/** Among whom the rule looks: the army, one unit, or one group. */
interface Company {
	/** Those of them that the rule is about. */
	readonly askers: readonly MusteredUnit[];
	readonly includes: (unit: MusteredUnit) => boolean;
	readonly group?: Verdict['group'];
}

/** What a rule is about, and what it asks for or forbids, wherever in the army it is. */
interface Found {
	readonly asking: readonly Thing[];
	readonly needed: readonly Thing[];
	readonly forbidden: readonly Thing[];
}

const nothing: readonly Thing[] = [];

/**
 * "Whoever has one of these needs one of those", or "goes with none of those besides itself": in the
 * army, on the same unit, or in the same group.
 */
export const checkRequires: Check<'requires'> = (context, constraint) => {
	const { of, needs, forbids, scope } = constraint;
	const { index, things } = context;
	const subject = subjectOf(index, of, scope === 'unit' ? undefined : constraint.label);
	const asking = partsMeant(things, of);
	if (asking.length === 0) return [{ constraint, outcome: 'met', subject, measured: 0, units: [] }];
	const found = {
		asking,
		needed: needs ? partsMeant(things, needs) : nothing,
		forbidden: forbids ? partsMeant(things, forbids) : nothing
	};
	const asked: string[] = [];
	const problems: Verdict[] = [];
	for (const { askers, includes, group } of companies(context, scope, unitsOf(asking))) {
		const here = within(found, includes);
		for (const unit of askers) {
			asked.push(unit.unit.id);
			const fault = faultOf(index, constraint, unit, here);
			if (fault) problems.push({ ...fault, subject, ...(group && { group }) });
		}
	}
	if (problems.length > 0) return problems;
	return [{ constraint, outcome: 'met', subject, measured: asked.length, units: asked }];
};

function companies(
	context: CheckContext,
	scope: ConstraintOf<'requires'>['scope'],
	askers: readonly MusteredUnit[]
): readonly Company[] {
	if (scope === 'army') return [{ askers, includes: () => true }];
	if (scope === 'unit')
		return askers.map((unit) => ({ askers: [unit], includes: (other) => other === unit }));
	return musterGroups(context, scope.group).map(({ id, name, units }) => {
		const includes = (unit: MusteredUnit) => units.includes(unit);
		return { group: { id, name }, askers: askers.filter(includes), includes };
	});
}

function within({ asking, needed, forbidden }: Found, includes: Company['includes']): Found {
	const isHere = ({ bearer }: Thing) => includes(bearer);
	return {
		asking: asking.filter(isHere),
		needed: needed.filter(isHere),
		forbidden: forbidden.filter(isHere)
	};
}

function faultOf(
	index: CheckContext['index'],
	constraint: ConstraintOf<'requires'>,
	unit: MusteredUnit,
	found: Found
): Omit<Verdict, 'subject'> | undefined {
	const { needs, scope, min = 1 } = constraint;
	const bearer = unitName(unit);
	const measured = needs ? countNeeded(constraint, found.needed) : min;
	if (needs && measured < min) {
		const things = [subjectOf(index, needs, scope === 'unit' ? constraint.label : undefined)];
		const units = [unit.unit.id];
		return { constraint, outcome: 'requires/missing', measured, min, bearer, things, units };
	}
	const others = forbiddenTo(unit, found);
	if (others.length === 0) return undefined;
	return {
		constraint,
		outcome: 'requires/forbidden',
		measured: others.length,
		max: 0,
		bearer,
		things: [...new Set(others.map(nameOf))],
		units: [unit.unit.id]
	};
}

/** How many there are of what is needed: units that are so or have it, or models in them. */
function countNeeded({ counting }: ConstraintOf<'requires'>, needed: readonly Thing[]): number {
	const units = unitsOf(needed);
	if (counting !== 'models') return units.length;
	return units.reduce((sum, { models = 1 }) => sum + models, 0);
}

/** What a unit, or something it has, may not go with, its own first; nothing forbids itself. */
function forbiddenTo(unit: MusteredUnit, { asking, forbidden }: Found): readonly Thing[] {
	if (forbidden.length === 0) return nothing;
	const askers = asking.filter(({ bearer }) => bearer === unit);
	const own = forbidden.filter(
		(thing) => thing.bearer === unit && askers.some((asker) => asker !== thing)
	);
	return [...own, ...forbidden.filter(({ bearer }) => bearer !== unit)];
}

function nameOf({ as, indexed, bearer }: Thing): string {
	return as === 'unit' ? unitName(bearer) : indexed.entry.name;
}
