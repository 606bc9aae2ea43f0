import type { ConstraintOf } from '#schema';
import {
	musterGroups,
	selectParts,
	unitsOf,
	type CheckContext,
	type MusteredUnit,
	type Thing
} from '../../engine/base/index.ts';
import type { Kind } from '../base/kind.ts';
import type { UnmetOf, GroupConcerned } from '../base/verdict.ts';

type Requires = ConstraintOf<'requires'>;

/** Where the rule looks: in the army, one unit or one group. */
interface Area {
	/** The units that have the requirement. */
	readonly askers: readonly MusteredUnit[];
	readonly includes: (unit: MusteredUnit) => boolean;
	readonly group?: GroupConcerned;
}

/** Everything in the army with the requirement, and everything it requires or forbids. */
interface Found {
	readonly asking: readonly Thing[];
	readonly needed: readonly Thing[];
	readonly forbidden: readonly Thing[];
	/** What allows the forbidden. */
	readonly allowing: readonly Thing[];
}

const nothing: readonly Thing[] = [];

/**
 * "Whoever has one of these needs one of those", or "may not have any of those besides": in the army, on the
 * same unit, or in the same group.
 */
const checkRequires: Kind<'requires'>['check'] = (context, constraint) => {
	const { of, needs, forbids, unlessWith, scope } = constraint;
	const { things } = context;
	const asking = selectParts(things, of);
	if (asking.length === 0) return [{ constraint, outcome: 'met', units: [] }];
	const found = {
		asking,
		needed: needs ? selectParts(things, needs) : nothing,
		forbidden: forbids ? selectParts(things, forbids) : nothing,
		allowing: unlessWith ? selectParts(things, unlessWith) : nothing
	};
	const asked: string[] = [];
	const problems: UnmetOf<'requires'>[] = [];
	for (const { askers, includes, group } of areasOf(context, scope, unitsOf(asking))) {
		const here = within(found, includes);
		for (const unit of askers) {
			asked.push(unit.unit.id);
			const fault = faultOf(constraint, unit, here);
			if (fault) problems.push({ ...fault, ...(group && { group }) });
		}
	}
	return problems.length > 0 ? problems : [{ constraint, outcome: 'met', units: asked }];
};

function areasOf(
	context: CheckContext,
	scope: Requires['scope'],
	askers: readonly MusteredUnit[]
): readonly Area[] {
	if (scope === 'army') return [{ askers, includes: () => true }];
	if (scope === 'unit')
		return askers.map((unit) => ({ askers: [unit], includes: (other) => other === unit }));
	return musterGroups(context, scope.group).map(({ id, name, units }) => {
		const includes = (unit: MusteredUnit) => units.includes(unit);
		return { group: { id, name }, askers: askers.filter(includes), includes };
	});
}

function within({ asking, needed, forbidden, allowing }: Found, includes: Area['includes']): Found {
	const isHere = ({ bearer }: Thing) => includes(bearer);
	return {
		asking: asking.filter(isHere),
		needed: needed.filter(isHere),
		forbidden: forbidden.filter(isHere),
		allowing: allowing.filter(isHere)
	};
}

function faultOf(
	constraint: Requires,
	bearer: MusteredUnit,
	found: Found
): UnmetOf<'requires'> | undefined {
	const { needs, min = 1 } = constraint;
	const units = [bearer.unit.id];
	const measured = needs ? countNeeded(constraint, found.needed) : min;
	if (needs && measured < min) {
		return { constraint, outcome: 'requires/missing', measured, min, bearer, units };
	}
	const others = forbiddenTo(bearer, found);
	if (others.length === 0) return undefined;
	return { constraint, outcome: 'requires/forbidden', bearer, others, units };
}

/** How many of what is needed there are: matching units, units that have it, or their models. */
function countNeeded({ counting }: Requires, needed: readonly Thing[]): number {
	const units = unitsOf(needed);
	if (counting !== 'models') return units.length;
	return units.reduce((sum, { models = 1 }) => sum + models, 0);
}

/** What may not be combined with a unit or its options, its own options first. Nothing forbids itself. */
function forbiddenTo(unit: MusteredUnit, { asking, forbidden, allowing }: Found): readonly Thing[] {
	if (forbidden.length === 0 || allowing.length > 0) return nothing;
	const askers = asking.filter(({ bearer }) => bearer === unit);
	const own = forbidden.filter(
		(thing) => thing.bearer === unit && askers.some((asker) => asker !== thing)
	);
	return [...own, ...forbidden.filter(({ bearer }) => bearer !== unit)];
}

export const requires: Kind<'requires'> = {
	scope: ({ scope }) => scope,
	dependsOn: ({ of, needs = of, forbids = of, unlessWith = of }) => ({
		things: [of, needs, forbids, unlessWith]
	}),
	check: checkRequires,
	problems: {
		whom: ({ group, bearer }) => [group?.id ?? '', bearer.unit.id],
		severity: (problem) =>
			problem.outcome === 'requires/missing'
				? problem.min - problem.measured
				: problem.others.length,
		stops: () => 'anything'
	}
};
