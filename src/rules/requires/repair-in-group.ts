import type { Selector } from '#schema';
import { matches, type MusteredGroup } from '../../engine/base/index.ts';
import {
	additionsOf,
	afford,
	apart,
	candidate,
	firstOfEachKind,
	groupById,
	inNewGroups,
	leaving,
	plainestFirst,
	silencing,
	wholeUnit,
	without,
	type Repair,
	type RepairContext
} from '../../engine/repair/index.ts';
import type { ProblemOf } from '../verdict.ts';

/** Adding what is needed to the group, removing what needs it, or buying an option. */
export function* forMissingInGroup(
	repairing: RepairContext,
	{ constraint: { needs = {} }, bearer }: ProblemOf<'requires/missing'>,
	groupId: string
): Generator<Repair> {
	const group = groupById(repairing, groupId);
	if (!group) return;
	yield* joining(repairing, needs, group);
	yield* leaving(repairing, [bearer], group);
	if (!group.kind.sketch) yield without([wholeUnit(bearer)]);
	yield apart(group);
	for (const addition of additionsOf(repairing, needs, 1, group.id)) {
		yield* afford(repairing, addition);
	}
}

/** What the group needs joins it, one of each kind. */
function* joining(
	repairing: RepairContext,
	needs: Selector,
	group: MusteredGroup
): Generator<Repair> {
	const outside = repairing.context.units.filter(
		({ unit, indexed, tags }) => unit.group !== group.id && indexed && matches(needs, tags)
	);
	const plain = plainestFirst(outside.map((unit) => ({ unit }))).map(({ unit }) => unit);
	for (const { unit } of firstOfEachKind(repairing, plain, (unit) => unit)) {
		yield candidate([{ kind: 'join-group', units: [unit.id], group: group.id }], 0);
	}
}

/** Moving what has the requirement out of the group, or all that it may not be combined with. */
export function* forForbiddenInGroup(
	repairing: RepairContext,
	{ constraint: { forbids = {}, unlessWith }, bearer }: ProblemOf<'requires/forbidden'>,
	groupId: string
): Generator<Repair> {
	const group = groupById(repairing, groupId);
	if (!group) return;
	const others = group.units.filter(
		(unit) => unit !== bearer && silencing(forbids, unit).length > 0
	);
	if (unlessWith) yield* joining(repairing, unlessWith, group);
	yield* leaving(repairing, [bearer], group);
	yield* leaving(repairing, others, group);
	if (!group.kind.sketch)
		for (const drops of [[bearer], others]) yield without(drops.map(wholeUnit));
	yield inNewGroups(repairing, others, group);
	yield apart(group);
}
