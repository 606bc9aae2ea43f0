import type { GroupKind, RosterGroup } from '#schema';
import type { ArmyIndex } from './army-index.ts';
import type { MusteredUnit } from './mustered.ts';
import { matches } from './selector.ts';

/** A group of the roster with its units, in the roster's order. */
export interface MusteredGroup {
	readonly id: string;
	readonly kind: GroupKind;
	/** The custom name of it, or its kind and number. */
	readonly name: string;
	/** Its units that may be in such a group; any other counts as in none. */
	readonly units: readonly MusteredUnit[];
}

/** Units of a roster, and the groups that they stand in. */
interface Arranged {
	readonly units: readonly MusteredUnit[];
	readonly arranged: readonly MusteredGroup[];
}

/** Puts the units of a roster into its groups, in its order. */
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

/** The groups of a roster, in its order; with a kind, those of that kind alone. */
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

/** The same of units and groups that are looked up already. */
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

/** Whether groups of this kind are made of such units. */
export function mayStandIn({ of }: GroupKind, { indexed, tags }: MusteredUnit): boolean {
	return indexed !== undefined && matches(of, tags);
}

/** Whether a rule looks at a group at all: an empty one is a place to fill, unless it is a sketch. */
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
