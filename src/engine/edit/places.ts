import { fullnessOf, type Fullness } from '../../rules/group/fullness.ts';
import { leadersOf } from '../../rules/base/leaders.ts';
import {
	leaderOf,
	musterGroups,
	seat,
	type CheckContext,
	type LeaderRow,
	type MusteredGroup,
	type MusteredUnit
} from '../base/index.ts';

/** A row of a leader's options, and the units in it. */
interface RowPlaces {
	readonly row: LeaderRow;
	/** Unit ids. */
	readonly seated: readonly string[];
	/** Further units that fit; Infinity for a row without a maximum. */
	readonly room: number;
}

/** A group with its leader, the leader's rows, and how full it is. */
interface GroupPlaces extends Fullness {
	readonly group: MusteredGroup;
	readonly leader?: MusteredUnit | undefined;
	/** The leader's rows; none without a leader. */
	readonly rows: readonly RowPlaces[];
	/** Ids of the units that fit no row. */
	readonly unplaced: readonly string[];
}

/**
 * How a group of the roster is filled.
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
		rows: seats.map(({ row, seated }) => ({
			row,
			seated: idsOf(seated),
			room: row.max === undefined ? Infinity : row.max - seated.length
		})),
		unplaced: idsOf(unplaced),
		...fullnessOf(context.index, group)
	};
}

function idsOf(units: readonly MusteredUnit[]): readonly string[] {
	return units.map(({ unit }) => unit.id);
}
