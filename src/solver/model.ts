import { musterUnit, type ArmyIndex, type IndexedEntry, type MusteredUnit } from '#engine';
import { contextOf } from '../engine/base/context.ts';
import { addRows } from '../rules/late/rows.ts';
import { sumOver, type Offer, type Pool } from '../rules/base/offer.ts';
import { Programme, type Term } from '../rules/base/programme.ts';
import { kitsOf } from './kits.ts';
import { arrangedPlaces } from './pools.ts';
import type { OfferedKit, Task } from './task.ts';
import { surcharged } from './surcharges.ts';

/** The programme of a task, and what its columns mean. */
export interface Model {
	readonly task: Task;
	readonly programme: Programme;
	readonly kits: readonly OfferedKit[];
	readonly pools: readonly Pool[];
	/** Points spent, costs of units taken together included. */
	readonly points: readonly Term[];
	/** Columns of units that go, with the changes that is. */
	readonly going: readonly Term[];
	/** Whether every unit is offered in all ways that the rules allow. */
	readonly isWhole: boolean;
}

/** So many kits are offered in all. */
const mostKits = 1500;
/** How many of one kit there are at most where it costs nothing. */
const mostFree = 10;
/** How many of one kit there are at most. */
const most = 60;

/** Makes the programme of a task: its columns, and the rows of every rule that makes a list illegal. */
export function modelOf(task: Task): Model {
	const { index, roster, without } = task;
	const programme = new Programme();
	const bare = { programme, kits: [] as OfferedKit[], going: [] as Term[] };
	addKept(task, bare);
	const isWhole = addNew(task, bare);
	const { kits, pools } = arrangedPlaces(task, programme, bare.kits);
	const plain = sumOver(kits, ({ unit }) => unit.points);
	const points = [...plain, ...surcharged(index, programme, kits)];
	const offer: Omit<Offer, 'lifted'> = { index, size: roster.size, programme, kits, pools, points };
	for (const rule of index.constraints)
		if (!rule.advice && !without?.has(rule.id)) addRows(offer, rule);
	return { task, programme, kits, pools, points, going: bare.going, isWhole };
}

interface Bare {
	readonly programme: Programme;
	readonly kits: OfferedKit[];
	readonly going: Term[];
}

function addKept({ index, roster, variants }: Task, { programme, kits, going }: Bare): void {
	variants.forEach((own, of) => {
		const columns = own.map(({ unit, changes }): Term => {
			const lower = own.length === 1 ? 1 : 0;
			const column = programme.column(1, { lower });
			if (unit)
				kits.push({
					...kitOf(index, roster.size, musterUnit(unit, index), false),
					total: column,
					of,
					changes
				});
			else going.push([column, changes]);
			return [column, 1];
		});
		programme.bound(columns, { min: 1, max: 1 });
	});
}

/** @returns whether all ways of every entry are offered */
function addNew({ index, roster, habits, offered, most: allowed }: Task, bare: Bare): boolean {
	const { programme, kits } = bare;
	if (allowed === 0) return true;
	let isWhole = true;
	const added: Term[] = [];
	const few = Math.max(8, Math.min(48, Math.floor(mostKits / Math.max(1, offered.length))));
	for (const indexed of offered) {
		const own = kitsOf(index, roster.size, indexed, habits, few);
		isWhole &&= own.isWhole;
		for (const unit of own.units) {
			const mustered = musterUnit(unit, index);
			const total = programme.column(upperOf(mustered, roster.size));
			kits.push({ ...kitOf(index, roster.size, mustered, true), total, of: undefined, changes: 1 });
			added.push([total, 1]);
		}
	}
	programme.bound(added, { max: allowed });
	return isWhole;
}

function upperOf({ points }: MusteredUnit, size: number): number {
	return points > 0 ? Math.min(most, Math.floor(size / points)) : mostFree;
}

function kitOf(index: ArmyIndex, size: number, unit: MusteredUnit, isSound: boolean) {
	const alone = contextOf(index, size, [unit]);
	return { unit, alone, things: alone.things, isSound, places: [] };
}

/** The entries of which a new unit may be offered to a roster: those that are shown, without what is excluded. */
export function offeredIn(
	index: ArmyIndex,
	excluded: (indexed: IndexedEntry) => boolean
): readonly IndexedEntry[] {
	return [...index.units, ...index.choices].filter(
		(indexed) => !indexed.isHidden && !indexed.isBarred && !excluded(indexed)
	);
}
