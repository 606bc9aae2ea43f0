import type { GroupKind, RosterGroup } from '#schema';
import type { ArmyIndex } from './army-index.ts';
import type { MusteredUnit } from './mustered.ts';
import { matches } from './selector.ts';

/** A group of the roster with its units, in the roster's order. */
export interface MusteredGroup {
	readonly id: string;
	readonly kind: GroupKind;
	/** Its custom name, or its kind and number. */
	readonly name: string;
	/** Its units, without those that may not be in such a group. */
	readonly units: readonly MusteredUnit[];
}

/** Units and their groups. */
interface Arranged {
	readonly units: readonly MusteredUnit[];
	readonly arranged: readonly MusteredGroup[];
}

/** Assigns the units of a roster to its groups, in its order. */
export function arrange(
	index: ArmyIndex,
	groups: readonly RosterGroup[],
	units: readonly MusteredUnit[]
): readonly MusteredGroup[] {
	if (groups.length === 0) return [];
	const named = unitsByGroup(units);
	const numbers = new Map<string, number>();
	return groups.flatMap(({ id, kind: wanted, name }) => {
		const kind = kindOfGroup(index, wanted);
		if (!kind) return [];
		const number = (numbers.get(wanted) ?? 0) + 1;
		numbers.set(wanted, number);
		const members = (named.get(id) ?? []).filter((unit) => mayStandIn(kind, unit));
		return [{ id, kind, name: name ?? `${kind.name} ${number}`, units: members }];
	});
}

/** The groups of a roster in order, optionally of one kind only. */
export function musterGroups(
	{ arranged }: Pick<Arranged, 'arranged'>,
	kindId?: string
): readonly MusteredGroup[] {
	return kindId === undefined ? arranged : arranged.filter(({ kind }) => kind.id === kindId);
}

/** Units in no group of a kind, including those that may never be in one. */
export function unitsOutside(context: Arranged, kindId: string): readonly MusteredUnit[] {
	return outsideOf(context.arranged, context.units, kindId);
}

/** Units in no group of a kind, among units and groups that have been looked up. */
export function outsideOf(
	arranged: readonly MusteredGroup[],
	all: readonly MusteredUnit[],
	kindId: string
): readonly MusteredUnit[] {
	const inside = new Set(musterGroups({ arranged }, kindId).flatMap(({ units }) => units));
	return all.filter((unit) => !inside.has(unit));
}

export function kindOfGroup({ system }: ArmyIndex, id: string): GroupKind | undefined {
	return system.groups?.find((kind) => kind.id === id);
}

/** Whether such units may be in groups of this kind. */
export function mayStandIn({ of }: GroupKind, { indexed, tags }: MusteredUnit): boolean {
	return indexed !== undefined && matches(of, tags);
}

/** Whether rules apply to a group. An empty group is a place to fill, unless it is planned. */
export function isJudged({ kind, units }: MusteredGroup): boolean {
	return kind.sketch === true || units.length > 0;
}

function unitsByGroup(
	units: readonly MusteredUnit[]
): ReadonlyMap<string, readonly MusteredUnit[]> {
	const named = new Map<string, MusteredUnit[]>();
	for (const mustered of units) {
		const { group } = mustered.unit;
		if (group === undefined) continue;
		const known = named.get(group);
		if (known) known.push(mustered);
		else named.set(group, [mustered]);
	}
	return named;
}
