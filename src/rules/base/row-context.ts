import type { ConstraintKind, ConstraintOf, Selector } from '#schema';
import {
	matches,
	type ArmyIndex,
	type CheckContext,
	type MusteredUnit,
	type Thing
} from '../../engine/base/index.ts';
import type { Programme, Term } from './programme.ts';

/** A unit as it is offered to an army, and how many of it there may be. */
export interface Kit {
	readonly unit: MusteredUnit;
	readonly things: readonly Thing[];
	/** An army of this unit and no other. */
	readonly alone: CheckContext;
	/** Whether it is known to keep to every rule that a unit decides by itself, if nothing suspends that rule. */
	readonly isSound: boolean;
	/** The column that says how many of it the army has. */
	readonly countColumn: number;
	/** How many of them stand where; empty in a game without groups. */
	readonly places: readonly Place[];
}

/** How many of a kit lead or follow in the groups of a pool, or stand outside all groups. */
export interface Place {
	readonly column: number;
	readonly pool: Pool | undefined;
	readonly leads: boolean;
}

/** Groups that are led alike and may have the same followers, taken together. */
export interface Pool {
	readonly kind: string;
	/** Those that lead: as many groups as there are of them. */
	readonly leaders: readonly Term[];
	/** A unit that stands for each of them. */
	readonly leader: MusteredUnit;
}

/** Everything that the rows of a rule are made of. */
export interface RowContext {
	readonly index: ArmyIndex;
	readonly limit: number;
	readonly programme: Programme;
	readonly kits: readonly Kit[];
	readonly pools: readonly Pool[];
	/** Points spent, costs of units taken together included. */
	readonly points: readonly Term[];
	/** Columns of 0 or 1 that suspend the rule. */
	readonly lifted: readonly number[];
}

/** The rows of a kind of rule. Whatever they leave open is judged once a list has been built. */
export type Rows<K extends ConstraintKind> = (context: RowContext, rule: ConstraintOf<K>) => void;

/** A sum over kits, each so many times as it says. */
export function sumOver(
	kits: readonly Kit[],
	timesOf: (kit: Kit) => number,
	pool?: Pool
): readonly Term[] {
	return kits.flatMap((kit): readonly Term[] => {
		const times = timesOf(kit);
		if (times === 0) return [];
		if (!pool) return [[kit.countColumn, times]];
		return kit.places
			.filter((place) => place.pool === pool)
			.map(({ column }): Term => [column, times]);
	});
}

/** How many things of a kit a selector matches: the unit, its options and the units inside it. */
export function countIn({ things }: Kit, of: Selector): number {
	let count = 0;
	for (const { tags } of things) if (matches(of, tags)) count += 1;
	return count;
}

/** Whether a unit or one of its options matches, units inside it apart. */
export function hasPart({ things }: Kit, of: Selector): boolean {
	return things.some(({ as, tags }) => as !== 'held' && matches(of, tags));
}

/** The pools of a kind of group. */
export function poolsOf({ pools }: RowContext, kind: string): readonly Pool[] {
	return pools.filter((pool) => pool.kind === kind);
}

/** Less so many for each group of a pool. */
export function lessEachGroup({ leaders }: Pool, times: number): readonly Term[] {
	return leaders.map(([column]): Term => [column, -times]);
}

/** The terms with the opposite sign. */
export function minus(terms: readonly Term[]): readonly Term[] {
	return terms.map(([column, times]): Term => [column, -times]);
}
