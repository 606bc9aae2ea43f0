import type { RosterUnit, Selector } from '#schema';
import type { Edit } from '../edit/edit.ts';
import { kindOfGroup, musterGroups, unitsOutside } from '../base/groups.ts';
import type { IndexedEntry } from '../base/army-index.ts';
import type { LeaderRow } from '../base/leaders.ts';
import { musterUnit } from '../base/muster.ts';
import type { MusteredUnit } from '../base/mustered.ts';
import { cheapestFirst } from './cheapest-first.ts';
import { matches } from '../base/selector.ts';
import { freshUnit, type Addition } from './addition.ts';
import { idsOf, mayLead } from './regroup.ts';
import type { FixContext } from './fix-context.ts';

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
	const joining = idsOf([...(founder.unit ? [founder.unit] : []), ...companions.joining]);
	const edits: readonly Edit[] = [
		empty
			? { kind: 'join-group', units: joining, group: id }
			: { kind: 'add-group', group: { id, kind: kindId }, units: joining },
		...addingUnits(added)
	];
	const moved = new Set(joining);
	return {
		edits: empty && joining.length === 0 ? edits.slice(1) : edits,
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
