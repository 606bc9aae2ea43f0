import type { ConstraintKind, ConstraintOf } from '#schema';
import type { CheckContext } from './check.ts';
import { judgeGroup } from './checks/group.ts';
import { musterGroups, type MusteredGroup } from './groups.ts';
import type { ArmyIndex } from './index-army.ts';
import { leaderOf, seat, type LeaderRow } from './leaders.ts';
import type { MusteredUnit } from './muster.ts';

/** One row of a leader, and who has a place in it. */
export interface RowPlaces {
	readonly row: LeaderRow;
	/** Ids of the roster's units. */
	readonly taken: readonly string[];
	/** Places left; Infinity where the row has no end. */
	readonly room: number;
}

/** The places of one group: who leads it, whom he may have, and how full it is. */
export interface GroupPlaces {
	readonly group: MusteredGroup;
	readonly leader?: MusteredUnit | undefined;
	/** The leader's rows; none without a leader. */
	readonly rows: readonly RowPlaces[];
	/** Ids of the units that no row of the leader has a place for. */
	readonly unplaced: readonly string[];
	/** Members counted, and how many there may be. */
	readonly size: number;
	readonly max?: number | undefined;
}

/**
 * The places of a group of the roster.
 * @returns undefined if there is no such group, or groups of its kind are led by nobody
 */
export function placesOf(context: CheckContext, groupId: string): GroupPlaces | undefined {
	const group = musterGroups(context).find(({ id }) => id === groupId);
	if (!group) return undefined;
	const [led] = rulesOn(context.index, 'led', group);
	if (!led) return undefined;
	const leader = leaderOf(group.units, led.by);
	const { seats, unplaced } = leader ? seat(leader, group.units) : { seats: [], unplaced: [] };
	return {
		group,
		leader,
		rows: seats.map(({ row, taken }) => ({
			row,
			taken: idsOf(taken),
			room: row.max === undefined ? Infinity : row.max - taken.length
		})),
		unplaced: idsOf(unplaced),
		...fullness(context, group)
	};
}

/** How full a group is by the rule that leaves it least room. */
function fullness(context: CheckContext, group: MusteredGroup): { size: number; max?: number } {
	const verdicts = rulesOn(context.index, 'group', group).map((rule) =>
		judgeGroup(context, rule, group)
	);
	const [tightest] = verdicts
		.flatMap(({ measured: size, max }) => (max === undefined ? [] : { size, max }))
		.toSorted((one, other) => one.max - one.size - (other.max - other.size));
	return tightest ?? { size: group.units.length };
}

/** The rules of a kind about groups such as this one, plans left out. */
function rulesOn<K extends ConstraintKind>(
	{ constraints }: ArmyIndex,
	kind: K,
	group: MusteredGroup
): readonly ConstraintOf<K>[] {
	return constraints.filter(
		(rule): rule is ConstraintOf<K> =>
			rule.kind === kind && !rule.advice && 'group' in rule && rule.group === group.kind.id
	);
}

function idsOf(units: readonly MusteredUnit[]): readonly string[] {
	return units.map(({ unit }) => unit.id);
}
