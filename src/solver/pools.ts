import type { GroupKind } from '#schema';
import type { ArmyIndex, MusteredUnit } from '#engine';
import { mayStandIn, musterGroups } from '../engine/base/groups.ts';
import { leaderOf } from '../engine/base/leaders.ts';
import { rosterContext } from '../engine/base/context.ts';
import { matches } from '../engine/base/selector.ts';
import { groupKindIdOf } from '../rules/kinds.ts';
import { leadersOf } from '../rules/base/leaders.ts';
import type { Place, Pool } from '../rules/base/row-context.ts';
import type { Programme, Term } from '../rules/base/programme.ts';
import type { OfferedKit, Task } from './task.ts';

/** A pool while it is filled; that of a group of the roster knows which one. */
export interface FillingPool extends Pool {
	readonly leaders: Term[];
	readonly group?: string;
}

/** The kits with their places: leading, following, and outside all groups. */
export function arrangedPlaces(
	task: Task,
	programme: Programme,
	bare: readonly OfferedKit[]
): { readonly kits: readonly OfferedKit[]; readonly pools: readonly FillingPool[] } {
	const { index } = task;
	const [kind] = (index.system.groups ?? []).filter(({ sketch }) => !sketch);
	if (!kind) return { kits: bare, pools: [] };
	const making: Making = {
		task,
		programme,
		kind,
		tags: tagsThatTell(index, kind.id),
		pools: new Map()
	};
	const seats = seatsOf(making);
	const leading = bare.map((kit) => leadingPlaces(making, kit, seats));
	const pools = [...making.pools.values()];
	const kits = bare.map((kit, at): OfferedKit => {
		if (!mayStandIn(kind, kit.unit)) return kit;
		const places = [...(leading[at] ?? []), ...otherPlaces(making, kit, pools, seats)];
		programme.bound([[kit.countColumn, -1], ...places.map(({ column }): Term => [column, 1])], {
			min: 0,
			max: 0
		});
		return { ...kit, places };
	});
	return { kits, pools };
}

interface Making {
	readonly task: Task;
	readonly programme: Programme;
	readonly kind: GroupKind;
	/** Tags of a leader that rules on such groups tell apart. */
	readonly tags: ReadonlySet<string>;
	readonly pools: Map<string, FillingPool>;
}

/** Where a unit of the roster stands. */
interface Seat {
	readonly group: string;
	readonly leads: boolean;
}

/** Units in groups that have a leader stay there. */
function seatsOf({ task: { index, roster }, kind }: Making): ReadonlyMap<string, Seat> {
	const by = leadersOf(index, kind.id) ?? {};
	const seats = new Map<string, Seat>();
	for (const { id, units } of musterGroups(rosterContext(roster, index), kind.id)) {
		const leader = leaderOf(units, by);
		if (!leader) continue;
		for (const unit of units) seats.set(unit.unit.id, { group: id, leads: unit === leader });
	}
	return seats;
}

function leadingPlaces(
	making: Making,
	kit: OfferedKit,
	seats: ReadonlyMap<string, Seat>
): readonly Place[] {
	const { programme, kind, pools, task } = making;
	const by = leadersOf(task.index, kind.id);
	const seat = seatOf(making, kit, seats);
	if (!by || !matches(by, kit.unit.tags) || (seat && !seat.leads)) return [];
	const key = seat?.group ?? keyOf(making, kit.unit);
	const pool = pools.get(key) ?? {
		kind: kind.id,
		leaders: [],
		leader: kit.unit,
		...(seat && { group: seat.group })
	};
	pools.set(key, pool);
	const column = programme.column(programme.columns[kit.countColumn]?.upper ?? 1);
	pool.leaders.push([column, 1]);
	return [{ column, pool, leads: true }];
}

function otherPlaces(
	making: Making,
	kit: OfferedKit,
	pools: readonly FillingPool[],
	seats: ReadonlyMap<string, Seat>
): readonly Place[] {
	const { programme } = making;
	const seat = seatOf(making, kit, seats);
	if (seat?.leads) return [];
	const { upper = 1 } = programme.columns[kit.countColumn] ?? {};
	const own = pools.find(({ group }) => seat && group === seat.group);
	const followed = own ? [own] : pools.filter(({ leader }) => mayFollow(leader, kit.unit));
	const following = followed.map((pool): Place => ({
		column: programme.column(upper),
		pool,
		leads: false
	}));
	if (own && mayFollow(own.leader, kit.unit)) return following;
	return [...following, { column: programme.column(upper), pool: undefined, leads: false }];
}

function seatOf({ task }: Making, { of }: OfferedKit, seats: ReadonlyMap<string, Seat>) {
	return of === undefined ? undefined : seats.get(task.roster.units[of]?.id ?? '');
}

function mayFollow({ indexed }: MusteredUnit, { tags }: MusteredUnit): boolean {
	return (indexed?.entry.leads ?? []).some(({ of }) => matches(of, tags));
}

/** Leaders of one key may have the same followers, and no rule tells them apart. */
function keyOf({ tags }: Making, unit: MusteredUnit): string {
	const telling = [...unit.tags].filter((tag) => tags.has(tag)).toSorted();
	return JSON.stringify([unit.indexed?.entry.leads, telling]);
}

/** The tags that rules on groups of a kind name. */
function tagsThatTell(index: ArmyIndex, kind: string): ReadonlySet<string> {
	const tags = new Set<string>();
	const read = (value: unknown): void => {
		if (typeof value === 'string') tags.add(value);
		else if (typeof value === 'object' && value !== null) Object.values(value).forEach(read);
	};
	for (const rule of index.constraints) if (groupKindIdOf(rule) === kind) read(rule);
	return tags;
}
