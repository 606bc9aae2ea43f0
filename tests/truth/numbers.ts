import {
	leaderOf,
	leadersOf,
	type CheckContext,
	type MusteredUnit,
	type UnmetOutcome,
	type UnmetAs,
	type Verdict
} from '#engine';
import type { ConstraintOf, Selector } from '#schema';
import {
	amount,
	countOf,
	givenTo,
	isMeant,
	limitsOf,
	pointsGivenOf,
	pointsOf,
	thingsMeant
} from './recount.ts';

/** What a sentence says was found, and the limit that it names. */
export interface Facts {
	readonly measured: number | undefined;
	readonly min?: number | undefined;
	readonly max?: number | undefined;
}

type Found<C extends UnmetOutcome = UnmetOutcome> = {
	count(problem: UnmetAs<C>, context: CheckContext): Facts;
}['count'];

const anywhere = (): boolean => true;

/** The numbers of each problem, counted anew from the list. */
const found: { readonly [C in UnmetOutcome]?: Found<C> } = {
	'points-limit/over': (_, { units, surcharged, limit }) => ({
		measured:
			units.reduce((sum, { points }) => sum + points, 0) +
			surcharged.reduce((sum, { points }) => sum + points, 0),
		max: limit
	}),
	'agreed-size/other': ({ constraint }, { limit }) => ({ measured: limit, max: constraint.size }),
	'count/too-few': countFacts,
	'count/too-many': countFacts,
	'share/too-little': shareFacts,
	'share/too-much': shareFacts,
	'exclusive/too-few': setFacts,
	'exclusive/too-many': setFacts,
	'unique/repeated': ({ constraint, what, units }, context) => {
		if (constraint.by === 'set') return { measured: units.length, max: 1 };
		const [first] = what;
		const alike = thingsMeant(context, constraint.of).filter(
			({ indexed, bearer }) =>
				indexed.entry.id === first?.entry.id &&
				(constraint.scope === 'army' || units.includes(bearer.unit.id))
		);
		return { measured: alike.length, max: amount(constraint.max ?? 1, context.limit) };
	},
	'budget/over': ({ constraint, bearer }, { limit }) => ({
		measured: pointsGivenOf(bearer, constraint.of),
		max: amount(constraint.max, limit, bearer)
	}),
	'requires/missing': ({ constraint, group }, context) => {
		const { needs = {}, min = 1, counting, scope } = constraint;
		if (scope === 'unit') return { measured: 0, min };
		const isHere = isIn(context, group?.id);
		const things = thingsMeant(context, needs).filter(
			({ as, bearer }) => as !== 'held' && isHere(bearer)
		);
		const units = [...new Set(things.map(({ bearer }) => bearer))];
		const models = units.reduce((sum, unit) => sum + (unit.models ?? 1), 0);
		return { measured: counting === 'models' ? models : units.length, min };
	},
	'group/too-small': groupFacts,
	'group/too-large': groupFacts,
	'groups/too-few': groupsFacts,
	'groups/too-many': groupsFacts,
	'led/missing': ({ row, group, leader }, context) => {
		const isHere = isIn(context, group.id);
		const able = context.units.filter(
			(unit) => unit !== leader && isHere(unit) && isMeant(unit.tags, row.of)
		);
		// One of them may have a place in another row.
		return { measured: able.length === 0 ? 0 : undefined, min: row.min };
	}
};

/** What a problem should say, counted anew; undefined where it has no numbers. */
export function factsOf(problem: UnmetAs<UnmetOutcome>, context: CheckContext): Facts | undefined {
	const count: Found | undefined = found[problem.outcome];
	return count?.(problem, context);
}

/** The same of a rule that is kept, where its sentence has numbers. */
export function metFactsOf(
	verdict: Extract<Verdict, { outcome: 'met' }>,
	context: CheckContext
): Facts | undefined {
	const { constraint } = verdict;
	switch (verdict.constraint.kind) {
		case 'points-limit':
			return found['points-limit/over']?.(verdict as never, context);
		case 'share':
			return verdict.constraint.scope === 'army'
				? shareFacts(verdict as never, context)
				: undefined;
		case 'groups':
			return groupsFacts(verdict as never, context);
		case 'count':
		case 'group': {
			const isOfArmy = constraint.kind === 'count' && (constraint.scope ?? 'army') === 'army';
			const isInGroup = 'group' in verdict && verdict.group !== undefined;
			if (!isOfArmy && !isInGroup) return undefined;
			return constraint.kind === 'count'
				? countFacts(verdict as never, context)
				: groupFacts(verdict as never, context);
		}
		default:
			return undefined;
	}
}

function isIn({ arranged }: CheckContext, group: string | undefined) {
	if (group === undefined) return anywhere;
	const members = arranged.find(({ id }) => id === group)?.units ?? [];
	return (unit: MusteredUnit): boolean => members.includes(unit);
}

function countFacts(
	problem: UnmetAs<'count/too-few' | 'count/too-many'>,
	context: CheckContext
): Facts {
	const { constraint, group, bearer } = problem;
	const isHere = isIn(context, group?.id);
	const limits = limitsOf(context, constraint, isHere);
	const meant = thingsMeant(context, constraint.of);
	if (bearer) {
		const others = meant.filter((thing) => thing.as !== 'unit' && thing.bearer === bearer);
		return { measured: (bearer.models ?? 1) + others.length, ...limits };
	}
	const things = meant.filter((thing) => isHere(thing.bearer));
	return { measured: countOf(constraint, things), ...limits };
}

function shareFacts(
	{ constraint, bearer }: UnmetAs<'share/too-little' | 'share/too-much'>,
	{ units, limit }: CheckContext
): Facts {
	const of = bearer ? [bearer] : units;
	const bound = (part: ConstraintOf<'share'>['min']): number | undefined =>
		typeof part === 'number' ? (part / 100) * limit : part?.points;
	return {
		measured: of.reduce((sum, unit) => sum + pointsOf(unit, constraint.of, constraint.apart), 0),
		min: bound(constraint.min),
		max: bound(constraint.max)
	};
}

function setFacts(
	{ constraint, bearer }: UnmetAs<'exclusive/too-few' | 'exclusive/too-many'>,
	{ limit }: CheckContext
): Facts {
	const { of, distinct, min, max } = constraint;
	const given = givenTo(bearer, of);
	return {
		measured: distinct ? new Set(given).size : given.length,
		min: min === undefined ? undefined : amount(min, limit, bearer),
		max: max === undefined ? undefined : amount(max, limit, bearer)
	};
}

function groupFacts(
	{ constraint, group }: UnmetAs<'group/too-small' | 'group/too-large'>,
	context: CheckContext
): Facts {
	const isHere = isIn(context, group.id);
	const counted = context.units.filter((unit) => isHere(unit) && isMeant(unit.tags, constraint.of));
	const { free } = constraint;
	const light = free ? counted.filter((unit) => isMeant(unit.tags, free)).length : 0;
	const measured = Math.max(counted.length - light, light);
	return { measured, ...limitsOf(context, constraint, isHere) };
}

/** Who leads a group has tests of its own; here it is taken as judged. */
function groupsFacts(
	{ constraint }: UnmetAs<'groups/too-few' | 'groups/too-many'>,
	{ arranged, index }: CheckContext
): Facts {
	const { group, by, asMany, min, max } = constraint;
	const filled = arranged.filter(({ kind, units }) => kind.id === group && units.length > 0);
	const ledBy = (who: Selector): number =>
		filled.filter(({ units }) => {
			const leader = leaderOf(units, leadersOf(index, group) ?? who);
			return leader !== undefined && isMeant(leader.tags, who);
		}).length;
	const least = asMany ? Math.max(min ?? 0, ledBy(asMany)) || undefined : min;
	return { measured: by ? ledBy(by) : filled.length, min: least, max };
}
