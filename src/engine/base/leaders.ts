import type { Entry, Selector } from '#schema';
import type { IndexedEntry } from './army-index.ts';
import type { MusteredUnit } from './mustered.ts';
import { matches } from './selector.ts';

/** A row of a leader's options: which units the group may have, and how many. */
export type LeaderRow = NonNullable<Entry['leads']>[number];

/** The units that fit the leader's rows, and those that do not. */
interface Seating {
	readonly seats: readonly Seat[];
	readonly unplaced: readonly MusteredUnit[];
}

interface Seat {
	readonly row: LeaderRow;
	readonly seated: readonly MusteredUnit[];
}

const noRows: readonly LeaderRow[] = [];

/**
 * The leader of a group: of those that may lead, the one with whom the fewest units fit no row, then the one
 * with the fewest required rows unfilled, then the first.
 */
export function leaderOf(members: readonly MusteredUnit[], by: Selector): MusteredUnit | undefined {
	const able = members.filter(({ indexed, tags }) => indexed && matches(by, tags));
	if (able.length < 2) return able[0];
	const ranked = able.map((unit) => ({ unit, ...wantsOf(seat(unit, members)) }));
	return ranked.toSorted((a, b) => a.unplaced - b.unplaced || a.missing - b.missing)[0]?.unit;
}

function wantsOf({ seats, unplaced }: Seating): { unplaced: number; missing: number } {
	const missing = seats.reduce(
		(sum, { row: { min = 0 }, seated }) => sum + Math.max(0, min - seated.length),
		0
	);
	return { unplaced: unplaced.length, missing };
}

/** Whether any of the leader's rows matches the other. */
export function takes(leader: IndexedEntry, { tags }: IndexedEntry): boolean {
	return (leader.entry.leads ?? noRows).some(({ of }) => matches(of, tags));
}

/**
 * Assigns the members of a group to the leader's rows: as many as possible, and of those assignments one that
 * fills the most required rows.
 */
export function seat(leader: MusteredUnit, members: readonly MusteredUnit[]): Seating {
	const seats = (leader.indexed?.entry.leads ?? noRows).map((row): FillingSeat => ({
		row,
		seated: [],
		most: row.min ?? 0
	}));
	const followers = members.filter((unit) => unit !== leader);
	// Augmenting paths: a unit once assigned stays assigned, and a filled row stays filled, while others are
	// moved between rows.
	const waiting = followers.filter((unit) => !findPlace(unit, seats, new Set()));
	for (const filling of seats) filling.most = filling.row.max ?? Infinity;
	const unplaced = waiting.filter((unit) => !findPlace(unit, seats, new Set()));
	return { seats, unplaced };
}

interface FillingSeat {
	readonly row: LeaderRow;
	readonly seated: MusteredUnit[];
	/** How many the row holds in this pass. */
	most: number;
}

/** Assigns a unit to a row, if need be by moving another unit to a different row. */
function findPlace(
	unit: MusteredUnit,
	seats: readonly FillingSeat[],
	tried: Set<FillingSeat>
): boolean {
	for (const filling of seats) {
		const { row, seated, most } = filling;
		if (most === 0 || tried.has(filling) || !matches(row.of, unit.tags)) continue;
		tried.add(filling);
		if (seated.length < most) {
			seated.push(unit);
			return true;
		}
		const mover = seated.findIndex((other) => findPlace(other, seats, tried));
		if (mover === -1) continue;
		seated[mover] = unit;
		return true;
	}
	return false;
}
