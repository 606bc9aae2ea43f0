import type { Selector, RosterUnit } from '#schema';
import { leadersOf } from '../../rules/base/leaders.ts';
import type { Edit } from '../edit/edit.ts';
import {
	mayStandIn,
	musterGroups,
	unitsOutside,
	type MusteredGroup,
	kindOfGroup
} from '../base/groups.ts';
import type { IndexedEntry } from '../base/army-index.ts';
import { leaderOf, type LeaderRow } from '../base/leaders.ts';
import { musterUnit } from '../base/muster.ts';
import type { MusteredUnit } from '../base/mustered.ts';
import { matches } from '../base/selector.ts';
import { firstOfAlike } from './alike.ts';
import { candidate, type Fix } from './fix.ts';
import type { FixContext } from './fix-context.ts';
import { freshUnit, type Addition, cheapestFirst } from './addition.ts';

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

/** Moving units into a group. */
export function joining(units: readonly MusteredUnit[], groupId: string): Fix {
	return candidate([{ kind: 'join-group', units: idsOf(units), group: groupId }], 0);
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
		yield joining(units, other.id);
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
		firstOfAlike(
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

/** The leader of a new group: a unit of the roster, or a new unit. */
type Founder =
	| { readonly unit: MusteredUnit; readonly indexed?: never }
	| { readonly unit?: never; readonly indexed: IndexedEntry };

/**
 * A new group with a leader and the units it requires, ungrouped or new. An empty group of the kind is used
 * first.
 */
export function foundGroup(fixing: FixContext, kindId: string, founder: Founder): Addition {
	const { context, newId, index } = fixing;
	const empty = musterGroups(context, kindId).find(({ units }) => units.length === 0);
	const id = empty?.id ?? newId();
	const fresh = founder.indexed ? [freshUnit(fixing, founder.indexed, id)] : [];
	const leader = founder.indexed ?? founder.unit.indexed;
	const companions = companionsOf(fixing, kindId, leader?.entry.leads ?? [], founder.unit);
	const added = [...fresh, ...companions.fresh.map((indexed) => freshUnit(fixing, indexed, id))];
	const members = idsOf([...(founder.unit ? [founder.unit] : []), ...companions.joining]);
	const edits: readonly Edit[] = [
		empty
			? { kind: 'join-group', units: members, group: id }
			: { kind: 'add-group', group: { id, kind: kindId }, units: members },
		...addingUnits(added)
	];
	const moved = new Set(members);
	return {
		edits: empty && members.length === 0 ? edits.slice(1) : edits,
		points: added.reduce((sum, unit) => sum + musterUnit(unit, index).points, 0),
		isSpare: ({ unit }) => !moved.has(unit.unit.id)
	};
}

function addingUnits(units: readonly RosterUnit[]): readonly Edit[] {
	return units.length === 0 ? [] : [{ kind: 'add-units', units }];
}

/** For each required place, an ungrouped unit, otherwise the cheapest available one. */
function companionsOf(
	{ context, index, offered }: FixContext,
	kindId: string,
	rows: readonly LeaderRow[],
	leader: MusteredUnit | undefined
): { joining: readonly MusteredUnit[]; fresh: readonly IndexedEntry[] } {
	const joining: MusteredUnit[] = [];
	const fresh: IndexedEntry[] = [];
	const alone = unitsOutside(context, kindId).filter((unit) => unit !== leader);
	for (const { of, min = 0 } of rows) {
		const fitting = alone.filter((unit) => !joining.includes(unit) && matches(of, unit.tags));
		joining.push(...fitting.slice(0, min));
		const [cheapest] = cheapestFirst(
			index,
			offered.filter(({ isUnit, tags }) => isUnit && matches(of, tags))
		);
		const missing = Math.max(0, min - fitting.length);
		if (cheapest) fresh.push(...Array<IndexedEntry>(missing).fill(cheapest));
	}
	return { joining, fresh };
}

/** New leaders, each with a group of its own. */
export function* foundingEntries(
	fixing: FixContext,
	kindId: string,
	of: Selector
): Generator<Addition> {
	const kind = kindOfGroup(fixing.index, kindId);
	if (!kind) return;
	for (const indexed of fixing.offered) {
		const { isUnit, tags } = indexed;
		if (!isUnit || !matches(kind.of, tags) || !matches(of, tags)) continue;
		if (!mayLead(fixing, kindId, indexed)) continue;
		yield foundGroup(fixing, kindId, { indexed });
	}
}

/**
 * New units that a selector matches, wherever they may go: with a leader whose rows allow them, or as leaders.
 */
export function* additionsInGroups(fixing: FixContext, of: Selector): Generator<Addition> {
	const { context, index, offered } = fixing;
	const wanted = offered.filter(({ isUnit, tags }) => isUnit && matches(of, tags));
	for (const kind of index.system.groups ?? []) {
		if (kind.sketch) continue;
		for (const indexed of wanted.filter(({ tags }) => matches(kind.of, tags))) {
			if (mayLead(fixing, kind.id, indexed)) yield foundGroup(fixing, kind.id, { indexed });
			for (const group of musterGroups(context, kind.id)) {
				const unit = freshUnit(fixing, indexed, group.id);
				const { points } = musterUnit(unit, index);
				yield { edits: addingUnits([unit]), points, isSpare: () => true };
			}
		}
	}
}
