import type { Roster, RosterGroup, RosterUnit } from '#schema';
import { checkRoster, type Report } from '#engine';
import type { Model } from './model.ts';
import type { OfferedKit } from './task.ts';
import type { SolveBounds, Solve, Values } from './highs.ts';
import type { Kit, Place } from '../rules/base/row-context.ts';
import type { FillingPool } from './pools.ts';

/** What is known of a list that was found, or of there being none. */
export type State =
	| 'proved best'
	| 'best of what was offered'
	| 'best found'
	| 'nothing legal exists'
	| 'none found';

/** What a search came to. */
export interface Found {
	readonly state: State;
	/** A list that the engine found legal. */
	readonly report?: Report;
	readonly roster?: Roster;
	/** The solution that it was built from. */
	readonly values?: Values;
	/** How many answers were cut off, as the engine found them illegal. */
	readonly cuts: number;
}

/** What bounds a search. */
export interface Effort extends SolveBounds {
	readonly rounds: number;
}

/**
 * Solves a programme, builds the list and judges it; a list that is not legal is cut off, and the search goes on.
 * @param finish what is done to a legal list before it is shown
 */
export function search(
	model: Model,
	solve: Solve,
	{ rounds, ...bounds }: Effort,
	finish: (roster: Roster) => Roster = (roster) => roster
): Found {
	const { index } = model.task;
	let cuts = 0;
	for (let round = 0; round < rounds; round += 1) {
		const { ended, values } = solve(model.programme, bounds);
		if (!values) {
			const isProved = ended === 'infeasible' && cuts === 0 && model.isWhole;
			return { state: isProved ? 'nothing legal exists' : 'none found', cuts };
		}
		const best = ended === 'optimal' && cuts === 0 ? bestOf(model) : 'best found';
		const built = rosterOf(model, values);
		// What is best by the wishes would not be so with more.
		const roster = best === 'proved best' ? built : finish(built);
		const report = checkRoster(roster, index);
		if (report.problems.length === 0) return { state: best, report, roster, values, cuts };
		cutOff(model, values);
		cuts += 1;
	}
	return { state: 'none found', cuts };
}

function bestOf({ isWhole }: Model): State {
	return isWhole ? 'proved best' : 'best of what was offered';
}

/** Forbids an answer, and all that have as much of everything that it has. */
function cutOff({ programme, kits }: Model, values: Values): void {
	const fewer = chosenKits(kits, values).flatMap(([column, count]) => {
		const { lower = 0, upper = 0 } = programme.columns[column] ?? {};
		if (lower >= count) return [];
		const isFewer = programme.column(1);
		programme.bound(
			[
				[column, 1],
				[isFewer, upper - count + 1]
			],
			{ max: upper }
		);
		return [isFewer];
	});
	programme.bound(
		fewer.map((column) => [column, 1] as const),
		{ min: 1 }
	);
}

/** A unit that a solution has, and where it stands. */
interface PlacedUnit {
	readonly unit: RosterUnit;
	readonly place: Place | undefined;
	/** The place of its unit in the roster; undefined for a new one. */
	readonly of: number | undefined;
}

/** The roster that the values of a solution stand for: units that stay keep their ids and their order. */
function rosterOf({ task, kits }: Model, values: Values): Roster {
	const { roster } = task;
	const ids = newIds(roster);
	const placed = kits.flatMap((kit) => placedUnits(kit, values, ids));
	const kept = placed.filter(({ of }) => of !== undefined).toSorted(byPlace);
	const fresh = placed.filter(({ of }) => of === undefined);
	const all = [...kept, ...fresh];
	if (all.every(({ place }) => !place)) return { ...roster, units: all.map(({ unit }) => unit) };
	return grouped(roster, all, ids);
}

function byPlace(one: PlacedUnit, other: PlacedUnit): number {
	return (one.of ?? 0) - (other.of ?? 0);
}

/** Ids that the roster does not have yet. */
function newIds({ units, groups = [] }: Roster): () => string {
	const taken = new Set([...units, ...groups].map(({ id }) => id));
	let next = 0;
	return () => {
		do next += 1;
		while (taken.has(`new-${next}`));
		return `new-${next}`;
	};
}

function placedUnits(kit: OfferedKit, values: Values, ids: () => string): PlacedUnit[] {
	const { of, unit, places } = kit;
	const copies = (column: number, place: Place | undefined): PlacedUnit[] =>
		Array.from({ length: Math.round(values[column] ?? 0) }, () => ({
			unit: of === undefined ? { ...unit.unit, id: ids() } : unit.unit,
			place,
			of
		}));
	if (places.length === 0) return copies(kit.countColumn, undefined);
	return places.flatMap((place) => copies(place.column, place));
}

/** The roster with its units in groups: followers of a pool are dealt out to its groups. */
function grouped(roster: Roster, all: readonly PlacedUnit[], ids: () => string): Roster {
	const groups = new Map((roster.groups ?? []).map((group) => [group.id, group]));
	const inGroup = new Map<RosterUnit, string>();
	for (const pool of new Set(all.flatMap(({ place }) => place?.pool ?? []))) {
		const { group: known, kind } = pool as FillingPool;
		const inPool = all.filter(({ place }) => place?.pool === pool);
		const leaders = inPool.filter(({ place }) => place?.leads);
		const names = leaders.map(() => known ?? ids());
		leaders.forEach(({ unit }, at) => {
			const id = names[at] ?? '';
			if (!groups.has(id)) groups.set(id, { id, kind });
			inGroup.set(unit, id);
		});
		const followers = inPool.filter(({ place }) => !place?.leads);
		followers
			.toSorted((one, other) => (one.unit.entry < other.unit.entry ? -1 : 1))
			.forEach(({ unit }, at) => inGroup.set(unit, names[at % names.length] ?? ''));
	}
	const units = all.map(({ unit: { group: _, ...alone } }, at): RosterUnit => {
		const group = inGroup.get(all[at]?.unit ?? alone);
		return group === undefined ? alone : { ...alone, group };
	});
	const filled = [...groups.values()].filter(({ id }) => units.some(({ group }) => group === id));
	return withGroups(roster, units, filled);
}

function withGroups(
	{ groups: _, ...roster }: Roster,
	units: readonly RosterUnit[],
	groups: readonly RosterGroup[]
): Roster {
	return { ...roster, units: [...units], ...(groups.length > 0 && { groups: [...groups] }) };
}

/** The columns of kits that a solution has, with how many of each. */
function chosenKits(
	kits: readonly Kit[],
	values: Values
): readonly (readonly [column: number, count: number])[] {
	return kits.flatMap(({ countColumn, places }) =>
		[countColumn, ...places.map(({ column }) => column)].flatMap((column) => {
			const count = Math.round(values[column] ?? 0);
			return count > 0 ? [[column, count] as const] : [];
		})
	);
}
