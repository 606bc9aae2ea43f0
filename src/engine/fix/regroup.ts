import type { Selector } from '#schema';
import { leadersOf } from '../../rules/led/check.ts';
import type { Edit } from '../edit/edit.ts';
import { mayStandIn, musterGroups, unitsOutside, type MusteredGroup } from '../base/groups.ts';
import type { IndexedEntry } from '../base/army-index.ts';
import { leaderOf } from '../base/leaders.ts';
import type { MusteredUnit } from '../base/mustered.ts';
import { matches } from '../base/selector.ts';
import { firstOfEachKind } from './alike.ts';
import { candidate, type Fix } from './fix.ts';
import type { FixContext } from './fix-context.ts';

/** The group that a problem is about. */
export function groupById({ context }: FixContext, groupId: string): MusteredGroup | undefined {
	return musterGroups(context).find(({ id }) => id === groupId);
}

export function idsOf(units: readonly MusteredUnit[]): readonly string[] {
	return units.map(({ unit }) => unit.id);
}

/** Disbanding a group. */
export function disbanding({ id }: Pick<MusteredGroup, 'id'>): Fix {
	return candidate([{ kind: 'remove-group', group: id }], 0);
}

/** Moving units out of their group: out of all groups, or into another of the same kind. */
export function* leaving(
	{ context }: FixContext,
	units: readonly MusteredUnit[],
	group: MusteredGroup
): Generator<Fix> {
	yield candidate([{ kind: 'join-group', units: idsOf(units) }], 0);
	for (const other of musterGroups(context, group.kind.id)) {
		if (other.id === group.id) continue;
		yield candidate([{ kind: 'join-group', units: idsOf(units), group: other.id }], 0);
	}
}

/** Making new groups of units, each within the limits. */
export function inNewGroups(
	{ newId }: FixContext,
	units: readonly MusteredUnit[],
	{ kind }: MusteredGroup,
	most = units.length
): Fix {
	const edits: Edit[] = [];
	for (let at = 0; at < units.length; at += most) {
		const group = { id: newId(), kind: kind.id };
		edits.push({ kind: 'add-group', group, units: idsOf(units.slice(at, at + most)) });
	}
	return candidate(edits, 0);
}

/** A group's units, leader first. */
export function leaderFirst(
	{ index }: FixContext,
	{ kind, units }: MusteredGroup
): readonly MusteredUnit[] {
	const leaders = leadersOf(index, kind.id);
	const leader = leaders && leaderOf(units, leaders);
	return leader ? [leader, ...units.filter((unit) => unit !== leader)] : units;
}

/** Units elsewhere that a group could take: one of each kind, ungrouped ones first. */
export function elsewhere(
	fixing: FixContext,
	{ id, kind }: MusteredGroup,
	of: Selector
): readonly MusteredUnit[] {
	const { context } = fixing;
	const others = context.units.filter(
		(unit) => unit.unit.group !== id && mayStandIn(kind, unit) && matches(of, unit.tags)
	);
	const outside = new Set(unitsOutside(context, kind.id));
	return [true, false].flatMap((isOutside) =>
		firstOfEachKind(
			fixing,
			others.filter((unit) => outside.has(unit) === isOutside),
			(unit) => unit
		)
	);
}

/** Whether such a unit may lead groups of a kind. Any unit may, if the kind has no leaders. */
export function mayLead(
	{ index }: FixContext,
	kindId: string,
	{ tags }: Pick<IndexedEntry, 'tags'>
): boolean {
	const leaders = leadersOf(index, kindId);
	return !leaders || matches(leaders, tags);
}
