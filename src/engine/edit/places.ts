import { fullnessOf, type Fullness } from '../../rules/group/fullness.ts';
import { leadersOf } from '../../rules/led/leaders.ts';
import {
	leaderOf,
	musterGroups,
	seat,
	type CheckContext,
	type LeaderRow,
	type MusteredGroup,
	type MusteredUnit
} from '../base/index.ts';

/** One row of a leader, and the units that have a place in it. */
export interface RowPlaces {
	readonly row: LeaderRow;
	/** Ids of the roster's units. */
	readonly taken: readonly string[];
	/** Places left; Infinity where the row has no end. */
	readonly room: number;
}

/** The places of one group: its leader, the leader's rows, and how full they are. */
export interface GroupPlaces extends Fullness {
	readonly group: MusteredGroup;
	readonly leader?: MusteredUnit | undefined;
	/** The leader's rows; none without a leader. */
	readonly rows: readonly RowPlaces[];
	/** Ids of the units that no row of the leader has a place for. */
	readonly unplaced: readonly string[];
}

/**
 * The places in a group of the roster.
 * @returns undefined if there is no such group, or its kind has no leaders
 */
export function placesOf(context: CheckContext, groupId: string): GroupPlaces | undefined {
	const group = musterGroups(context).find(({ id }) => id === groupId);
	if (!group) return undefined;
	const leaders = leadersOf(context.index, group.kind.id);
	if (!leaders) return undefined;
	const leader = leaderOf(group.units, leaders);
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
		...fullnessOf(context.index, group)
	};
}

function idsOf(units: readonly MusteredUnit[]): readonly string[] {
	return units.map(({ unit }) => unit.id);
}
