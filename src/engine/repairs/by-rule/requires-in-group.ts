import type { ConstraintOf } from '#schema';
import { additionsOf, afford } from '../addition.ts';
import { firstOfEachKind, plainestFirst } from '../kinds.ts';
import { matches } from '../../selector.ts';
import { silencing, wholeUnit } from '../drop.ts';
import { apart, groupConcerned, inNewGroups, leaving } from '../regroup.ts';
import { candidate, without, type Repair } from '../repair.ts';
import { unitConcerned, type Workshop } from '../workshop.ts';

type Requires = ConstraintOf<'requires'>;

/** What is needed joins the group, what asks for it leaves, or something new is had. */
export function* forMissingInGroup(
	workshop: Workshop,
	{ needs = {} }: Requires
): Generator<Repair> {
	const group = groupConcerned(workshop);
	const asking = unitConcerned(workshop);
	if (!group || !asking) return;
	const outside = workshop.context.units.filter(
		({ unit, indexed, tags }) => unit.group !== group.id && indexed && matches(needs, tags)
	);
	const joining = plainestFirst(outside.map((unit) => ({ unit }))).map(({ unit }) => unit);
	for (const { unit } of firstOfEachKind(workshop, joining, (unit) => unit)) {
		yield candidate([{ kind: 'join-group', units: [unit.id], group: group.id }], 0);
	}
	yield* leaving(workshop, [asking], group);
	if (!group.kind.sketch) yield without([wholeUnit(asking)]);
	yield apart(group);
	for (const addition of additionsOf(workshop, needs, 1, group.id)) {
		yield* afford(workshop, addition);
	}
}

/** What asks leaves the group, or all that it may not go with. */
export function* forForbiddenInGroup(
	workshop: Workshop,
	{ forbids = {} }: Requires
): Generator<Repair> {
	const group = groupConcerned(workshop);
	const asking = unitConcerned(workshop);
	if (!group || !asking) return;
	const others = group.units.filter(
		(unit) => unit !== asking && silencing(forbids, unit).length > 0
	);
	yield* leaving(workshop, [asking], group);
	yield* leaving(workshop, others, group);
	if (!group.kind.sketch)
		for (const drops of [[asking], others]) yield without(drops.map(wholeUnit));
	yield inNewGroups(workshop, others, group);
	yield apart(group);
}
