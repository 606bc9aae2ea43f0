import type { Entry, Selector } from '#schema';
import type { IndexedEntry } from './army-index.ts';
import type { MusteredUnit } from './mustered.ts';
import { matches } from './selector.ts';

/** Which units a leader may have in the group, and how many. */
export type LeaderRow = NonNullable<Entry['leads']>[number];

/** The units that have a place in a leader's rows, and those that have none. */
export interface Seating {
	readonly seats: readonly Seat[];
	readonly unplaced: readonly MusteredUnit[];
}

interface Seat {
	readonly row: LeaderRow;
	readonly taken: readonly MusteredUnit[];
}

const noRows: readonly LeaderRow[] = [];

/**
 * The leader of these units: of those that may lead, the one who leaves fewest without a place, then the
 * one who lacks fewest compulsory followers; of equals the first.
 */
export function leaderOf(members: readonly MusteredUnit[], by: Selector): MusteredUnit | undefined {
	const able = members.filter(({ indexed, tags }) => indexed && matches(by, tags));
	if (able.length < 2) return able[0];
	const ranked = able.map((unit) => ({ unit, ...wantsOf(seat(unit, members)) }));
	return ranked.toSorted((a, b) => a.unplaced - b.unplaced || a.missing - b.missing)[0]?.unit;
}

function wantsOf({ seats, unplaced }: Seating): { unplaced: number; missing: number } {
	const missing = seats.reduce(
		(sum, { row: { min = 0 }, taken }) => sum + Math.max(0, min - taken.length),
		0
	);
	return { unplaced: unplaced.length, missing };
}

/** Whether any of the leader's rows means the other. */
export function takes(leader: IndexedEntry, { tags }: IndexedEntry): boolean {
	return (leader.entry.leads ?? noRows).some(({ of }) => matches(of, tags));
}

/**
 * Finds places for all of a group but its leader: as many as there can be, and among those ways one that
 * leaves no compulsory place empty that might be filled.
 */
export function seat(leader: MusteredUnit, members: readonly MusteredUnit[]): Seating {
	const seats = (leader.indexed?.entry.leads ?? noRows).map((row): FillingSeat => ({
		row,
		taken: [],
		most: row.min ?? 0
	}));
	const followers = members.filter((unit) => unit !== leader);
	// A unit that has a place keeps one when others are placed, and filled places stay filled (augmenting
	// paths).
	const waiting = followers.filter((unit) => !findPlace(unit, seats, new Set()));
	for (const filling of seats) filling.most = filling.row.max ?? Infinity;
	const unplaced = waiting.filter((unit) => !findPlace(unit, seats, new Set()));
	return { seats, unplaced };
}

interface FillingSeat {
	readonly row: LeaderRow;
	readonly taken: MusteredUnit[];
	/** How many it holds at this time. */
	most: number;
}

/** Gives a unit a place, moving another to a row that means it as well if need be. */
function findPlace(
	unit: MusteredUnit,
	seats: readonly FillingSeat[],
	tried: Set<FillingSeat>
): boolean {
	for (const filling of seats) {
		const { row, taken, most } = filling;
		if (most === 0 || tried.has(filling) || !matches(row.of, unit.tags)) continue;
		tried.add(filling);
		if (taken.length < most) {
			taken.push(unit);
			return true;
		}
		const mover = taken.findIndex((other) => findPlace(other, seats, tried));
		if (mover === -1) continue;
		taken[mover] = unit;
		return true;
	}
	return false;
}
